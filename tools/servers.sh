#!/bin/sh
# Tests of a house on several processes need PostgreSQL, Redis, NATS, nginx and Caddy. Install Debian's if they are missing and we may.
PATH=$PATH:/usr/sbin # where Debian keeps some of them
missing() {
    ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null 2>&1 || echo postgresql
    command -v redis-server >/dev/null 2>&1 || echo redis-server
    command -v nats-server >/dev/null 2>&1 || echo nats-server
    command -v nginx >/dev/null 2>&1 || echo nginx-light
    command -v caddy >/dev/null 2>&1 || echo caddy
}
[ -z "$(missing)" ] && exit 0
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
    # Nothing of it is to run on its own: the tests start private ones.
    mkdir -p /etc/postgresql-common
    [ -e /etc/postgresql-common/createcluster.conf ] || echo "create_main_cluster = false" >/etc/postgresql-common/createcluster.conf
    policy=/usr/sbin/policy-rc.d
    if [ ! -e $policy ]; then
        trap 'rm -f $policy' EXIT
        printf '#!/bin/sh\nexit 101\n' >$policy && chmod +x $policy
    fi
    log=$(mktemp)
    (apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $(missing)) >"$log" 2>&1 || tail -n 5 "$log" >&2
    rm -f "$log"
fi
still=$(missing | tr '\n' ' ')
[ -z "$still" ] && exit 0
if [ "$CI" = true ]; then
    echo "Missing and could not be installed: $still" >&2
    exit 1
fi
echo "Not installed (Debian: apt-get install $still): the tests that need them are skipped."
