#!/bin/sh
# Adds the files of this image to the volume: open tabs still fetch those of earlier images. A config.json and a
# registry.json there stay; the registry service puts the builds of this image in front.
set -eu
from=${IMAGE_FILES:-/usr/share/vstrecha}
to=${SERVED_FILES:-/srv/vstrecha}
for name in shell old remotes; do
  cp -R "$from/$name" "$to/"
done
# Tabs of Storybook may be reloaded at any time. Not every deployment has it.
if [ -e "$from/storybook" ]; then
  rm -rf "$to/storybook"
  cp -R "$from/storybook" "$to/"
fi
for name in config.json registry.json; do
  [ -e "$to/$name" ] || cp "$from/$name" "$to/"
done
cp "$from/registry.json" "$to/image.registry.json"
exec nginx -g 'daemon off;'
