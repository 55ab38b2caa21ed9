import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { operateRemote } from './control.ts';
import { withEntry } from './madeBuilds.ts';

/** A sixth remote on another origin. */
interface NewRemote {
  /** Its folder, as the kit’s commands take it. */
  folder: string;
  origin: string;
  build: string;
  release: () => Promise<unknown>;
  /** Takes it out of the registry. */
  remove: () => Promise<unknown>;
  close: () => void;
}

const BUILD = '1.0.0-surveys00000';

const EXPOSES = ['SurveysPage', 'SurveyTeaser', 'CompanyMark', 'BrokenMark'];

/** A page and three widgets with the host’s React. */
const ENTRY = `var mf_surveys = (() => {
  let scope;
  const shared = async (name) => { const { lib, get } = Object.values(scope[name])[0]; return (lib ?? (await get()))(); };
  return {
    init(given) { scope = given; },
    async get(request) {
      const { createElement: h } = await shared('react');
      return () => ({
        SurveysPage: () => h('h1', null, 'Опросы'),
        SurveyTeaser: () => h('p', null, 'Пройдите опрос'),
        CompanyMark: ({ userId }) => h('p', null, 'Оценка компании ' + userId),
        BrokenMark: () => { throw new Error('оценить нельзя'); },
      });
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
  slots: {
    'own-page.side': 'SurveyTeaser',
    'participant-page.side': 'CompanyMark',
    'catalog-card.foot': 'BrokenMark',
  },
  questions: {},
};

/** Builds it by hand and serves its files as docs/deploying.md asks. */
export async function serveNewRemote(): Promise<NewRemote> {
  const parent = mkdtempSync(path.join(tmpdir(), 'vstrecha-sixth-'));
  const folder = path.join(parent, 'mf-surveys');
  const { line, files } = withEntry(EXPOSES, ENTRY, BUILD);
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
  const origin = `http://localhost:${address.port}`;
  return {
    folder,
    origin,
    build: BUILD,
    release: () => operateRemote(folder, 'release', ...['--build', BUILD, '--unchecked-types', '--origin', origin]),
    remove: () => operateRemote(folder, 'rollback', '--remove'),
    close: () => {
      server.close();
      server.closeAllConnections();
      rmSync(parent, { recursive: true });
    },
  };
}
