import assert from 'node:assert/strict';
import { test } from 'node:test';
import { writeSite } from 'vstrecha-kit/testing/writeSite';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { ask } from '../serve/testSite.ts';
import { answerPages, longAddresses } from './devServers.ts';

test('answers every navigation with the page in development [ROUTE-21] [NET-05] [NET-07]', async (context) => {
  const root = writeSite({ 'main.js': '', 'public/index.html': 'page' });
  const compiler = webpack({
    context: root,
    mode: 'development',
    entry: './main.js',
    infrastructureLogging: { level: 'none' },
    stats: 'none',
  });
  assert.ok(compiler);
  const server = new WebpackDevServer(
    {
      host: '127.0.0.1',
      port: 0,
      static: `${root}/public`,
      client: false,
      hot: false,
      ...longAddresses,
      historyApiFallback: true,
      setupMiddlewares: answerPages,
    },
    compiler,
  );
  await server.start();
  context.after(() => server.stop());
  const address = server.server?.address();
  assert.ok(address && typeof address === 'object');
  const read = async (path: string, accept: string) => {
    const { status, body } = await ask(address, path, { headers: { accept } });
    return status === 200 ? body.toString() : status;
  };
  const browser = 'text/html,*/*;q=0.8';
  for (const path of ['/profile/17', '/foo.bar', '/.foo']) assert.equal(await read(path, browser), 'page', path);
  assert.equal(await read('/profile/17', '*/*'), 'page');
  for (const path of ['/foo.bar', '/.foo', '/assets/gone']) assert.equal(await read(path, '*/*'), 404, path);
  assert.equal(await read(`/catalog?city=${'a'.repeat(60_000)}`, browser), 'page');
  assert.equal(await read(`/catalog?city=${'a'.repeat(70_000)}`, browser), 302);
  for (const path of ['/robots.txt', '/favicon.ico', '/healthz']) assert.equal(await read(path, browser), 404, path);
});
