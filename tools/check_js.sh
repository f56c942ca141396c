#!/bin/sh
# The types of the browser's scripts (JSDoc). Needs node; without it, say so and go on.
if ! command -v npx >/dev/null 2>&1; then
  echo "check: no node here, so the types of the browser's scripts were not checked"
  exit 0
fi
exec npx --yes --package typescript@7.0.2 tsc --project tsconfig.json
