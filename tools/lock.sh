#!/bin/sh
# The lock files: every package with the hashes of all its files, for every platform. Versions come from constraints.txt;
# what is missing there is taken as new as it can be had. Needs the network.
set -eu
cd "$(dirname "$0")/.."
compile() {
  "$1" pip compile --universal --python-version 3.11 --generate-hashes --constraint constraints.txt --quiet --no-annotate \
    --custom-compile-command "make lock" --output-file "$2" $3
}
compile "$1" requirements/build.txt "requirements/build.in"
compile "$1" requirements/play.txt "pyproject.toml"
compile "$1" requirements/dev.txt "pyproject.toml --extra dev"
compile "$1" requirements/release.txt "requirements/release.in"
compile "$1" requirements/wheel.txt "requirements/wheel.in"
