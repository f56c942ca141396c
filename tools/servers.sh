#!/bin/sh
# Tests of a house on several processes need PostgreSQL, Redis, NATS and nginx. Install Debian's if they are missing and we may.
missing() {
    ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null 2>&1 || echo postgresql
    command -v redis-server >/dev/null 2>&1 || echo redis-server
    command -v nats-server >/dev/null 2>&1 || echo nats-server
    command -v nginx >/dev/null 2>&1 || [ -x /usr/sbin/nginx ] || echo nginx-light
}
[ -z "$(missing)" ] && exit 0
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
    # Nothing of it is to run on its own: the tests start private ones.
    mkdir -p /etc/postgresql-common
    [ -e /etc/postgresql-common/createcluster.conf ] || echo "create_main_cluster = false" >/etc/postgresql-common/createcluster.conf
    (apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq $(missing)) >/dev/null 2>&1
fi
still=$(missing | tr '\n' ' ')
[ -z "$still" ] && exit 0
if [ "$CI" = true ]; then
    echo "Missing and could not be installed: $still" >&2
    exit 1
fi
echo "Not installed (Debian: apt-get install $still): the tests that need them are skipped."
