#!/bin/sh
# The browser tests need Chromium. Install Debian's if it is missing and we may.
command -v chromium >/dev/null 2>&1 && exit 0
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
    (apt-get update -qq && apt-get install -y -qq chromium) >/dev/null 2>&1
fi
command -v chromium >/dev/null 2>&1 && exit 0
if [ "$CI" = true ]; then
    echo "Chromium is missing and could not be installed." >&2
    exit 1
fi
echo "Chromium is not installed (Debian: apt-get install chromium): the browser tests are skipped."
