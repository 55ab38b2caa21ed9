import assert from 'node:assert/strict';
import { test } from 'node:test';
import { writeSite } from 'vstrecha-kit/testing/writeSite';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { PAGE_FALLBACK } from './devServers.ts';

test('answers every navigation with the page in development [ROUTE-21]', async (context) => {
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
      historyApiFallback: PAGE_FALLBACK,
    },
    compiler,
  );
  await server.start();
  context.after(() => server.stop());
  const address = server.server?.address();
  assert.ok(address && typeof address === 'object');
  const ask = async (path: string, accept: string) => {
    const answer = await fetch(`http://127.0.0.1:${address.port}${path}`, { headers: { accept } });
    return answer.ok ? answer.text() : answer.status;
  };
  for (const path of ['/profile/17', '/foo.bar', '/.foo'])
    assert.deepEqual([await ask(path, 'text/html,*/*;q=0.8'), await ask(path, '*/*')], ['page', 404], path);
});
