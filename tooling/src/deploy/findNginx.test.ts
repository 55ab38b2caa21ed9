import assert from 'node:assert/strict';
import { chmodSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { UsageError } from 'vstrecha-kit/system/UsageError';
import { writeSite } from 'vstrecha-kit/testing/writeSite';
import { findNginx } from './findNginx.ts';

const unpacked = writeSite({
  'usr/sbin/nginx': '#!/bin/sh\n',
  'usr/lib/nginx/modules/ngx_http_brotli_static_module.so': '',
});
chmodSync(path.join(unpacked, 'usr/sbin/nginx'), 0o755);
const empty = writeSite({ 'usr/sbin/nginx': '' });

test('finds an unpacked nginx with brotli [OPS-06]', () => {
  const found = findNginx({ system: empty, unpacked });
  assert.deepEqual(found, {
    program: path.join(unpacked, 'usr/sbin/nginx'),
    modules: path.join(unpacked, 'usr/lib/nginx/modules'),
  });
});

test('ignores an nginx without brotli [OPS-06]', () => {
  assert.equal(findNginx({ system: empty, unpacked: empty }), undefined);
});

test('names NGINX_PATH when it leads nowhere [OPS-06]', () => {
  const named = path.join(empty, 'nginx');
  assert.throws(
    () => findNginx({ named, unpacked }),
    (error: unknown) => error instanceof UsageError && error.message.includes(`NGINX_PATH names '${named}'`),
  );
});
