import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { withEntry } from './madeBuilds.ts';

/** A sixth remote on another origin. */
interface NewRemote {
  /** Its folder, as the kit’s commands take it. */
  folder: string;
  origin: string;
  build: string;
  close: () => void;
}

const BUILD = '1.0.0-surveys00000';

/** Two components with the host’s React. */
const ENTRY = `var mf_surveys = (() => {
  let scope;
  const shared = async (name) => { const { lib, get } = Object.values(scope[name])[0]; return (lib ?? (await get()))(); };
  return {
    init(given) { scope = given; },
    async get(request) {
      const { createElement: h } = await shared('react');
      return () => ({ SurveysPage: () => h('h1', null, 'Опросы'), SurveyTeaser: () => h('p', null, 'Пройдите опрос') });
    },
  };
})();`;

/** Content of its remote.json. */
const PLACEMENT = {
  name: 'mf_surveys',
  owner: '@vstrecha/surveys',
  pages: [
    {
      path: '/surveys',
      title: 'Опросы участников',
      layout: 'main',
      access: 'login',
      expose: 'SurveysPage',
      menu: { label: 'Опросы', shortLabel: 'Опросы', icon: 'M4 4h16v16H4zM8 9h8M8 13h8', order: 35 },
    },
  ],
  slots: { 'own-page.side': 'SurveyTeaser' },
  questions: {},
};

/** Builds it by hand and serves its files as docs/deploying.md asks. */
export async function serveNewRemote(): Promise<NewRemote> {
  const parent = mkdtempSync(path.join(tmpdir(), 'vstrecha-sixth-'));
  const folder = path.join(parent, 'mf-surveys');
  const { line, files } = withEntry(['SurveysPage', 'SurveyTeaser'], ENTRY, BUILD);
  const all: Record<string, string> = { ...files, 'build.json': JSON.stringify({ ...line, remote: PLACEMENT }) };
  const builds = path.join(folder, 'dist/builds', BUILD);
  mkdirSync(builds, { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ name: 'mf-surveys', version: '1.0.0' }));
  for (const [name, content] of Object.entries(all)) writeFileSync(path.join(builds, name), content);

  const server = createServer(({ url = '' }, response) => {
    const name = path.basename(url.replace(/\?.*/, ''));
    const content = Object.hasOwn(all, name) ? all[name] : undefined;
    const type = name.endsWith('.js') ? 'text/javascript' : 'application/json';
    response.writeHead(content === undefined ? 404 : 200, { 'Content-Type': type, 'Access-Control-Allow-Origin': '*' });
    response.end(content);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The server of the new remote has no port.');
  return {
    folder,
    origin: `http://localhost:${address.port}`,
    build: BUILD,
    close: () => {
      server.close();
      server.closeAllConnections();
      rmSync(parent, { recursive: true });
    },
  };
}
