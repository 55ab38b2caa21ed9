import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { BUILD_FILE } from 'vstrecha-kit/build/buildInfo';
import { UsageError } from 'vstrecha-kit/system/UsageError';
import { writeSite } from 'vstrecha-kit/testing/writeSite';
import { PAGES_FILE } from '../serve/shellPages.ts';
import { BUILD, CONFIG } from '../testing/deployment.ts';
import { deployNginx } from './deployNginx.ts';
import { parseDeployment } from './readDeployment.ts';

const site = writeSite({
  [BUILD_FILE]: BUILD,
  [PAGES_FILE]: JSON.stringify({ session: 'pages/session.html', guest: {}, inline: { scripts: [], styles: [] } }),
});
const config = path.join(writeSite({ 'config.json': CONFIG }), 'config.json');
const shell = ['--shell', 'https://vstrecha.example'];

test('writes an image’s files below its root, with Debian’s paths [OPS-06]', () => {
  const root = writeSite({});
  const options = ['--root', root, '--state', '/run/nginx', '--logs', 'stdout', '--self-signed'];
  deployNginx(parseDeployment([...shell, ...options]), { site, config });
  const read = (file: string) => readFileSync(path.join(root, 'etc/nginx', file), 'utf8');
  assert.ok(existsSync(path.join(root, 'etc/nginx/tls/privkey.pem')));
  assert.match(read('nginx.conf'), /pid \/run\/nginx\/nginx\.pid;\nerror_log stderr warn;/);
  assert.match(read('vstrecha.conf'), /access_log \/dev\/stdout vstrecha;/);
  assert.match(read('vstrecha.conf'), /ssl_certificate \/etc\/nginx\/tls\/fullchain\.pem;/);
  assert.ok(read('vstrecha.conf').includes(`root /srv/vstrecha/shell/${BUILD};`));
});

test('asks for a build of the shell [OPS-06]', () => {
  const empty = writeSite({});
  assert.throws(
    () => deployNginx(parseDeployment([...shell, '--out', empty]), { site: empty, config }),
    (error: unknown) => error instanceof UsageError && error.message.includes('npm run build'),
  );
});
