import { createHash, webcrypto } from 'node:crypto';
import { afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import type { Build } from 'shared-api/federation/build';
import { newBuild, releases, resetReleases, script } from '#testing/releases';
import { getPlaces } from '../choose/places';
import { loadExposed } from '../loadExposed';
import { readIncidents } from '../watch/incidents';
import { stopFault } from './faults';
import { forgetRegistry } from './requestRegistry';
import { addTrials, endTrial, getTrials, withoutTrials, type Fault } from './trialList';

const CatalogPage = () => null;
const surveys = {
  pages: [{ path: '/surveys', title: 'Опросы', layout: 'main', access: 'login', expose: 'SurveysPage' }],
  slots: {},
};
let config: object;

beforeAll(() => void Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true }));
beforeEach(() => {
  jest.useFakeTimers();
  resetReleases();
  releases.loadFromBuild.mockResolvedValue({ CatalogPage });
  config = { remoteOrigins: ['http://localhost:*'], doctor: true };
  for (const complaint of ['warn', 'error'] as const) jest.spyOn(console, complaint).mockImplementation(() => {});
});
afterEach(() => {
  jest.useRealTimers();
  forgetRegistry();
  for (const trial of getTrials()) {
    endTrial(trial);
    stopFault(trial.remote);
  }
  sessionStorage.clear();
});

/** Serves builds by address and everything else as a script. */
function serve(files: Record<string, object | undefined> = {}) {
  releases.serve.mockImplementation(async (address) => {
    if (address === '/config.json') return Response.json(config);
    if (address === '/api/user') return Response.json({ email: 'someone@vstrecha.example' });
    if (!(address in files)) return script();
    const content = files[address];
    return content ? Response.json(content) : new Response('', { status: 404 });
  });
}

async function load(attempt = 0) {
  const result = loadExposed('mf_catalog/CatalogPage', attempt).then(
    ({ default: component }) => ({ component }),
    (error: unknown) => ({ error }),
  );
  let isSettled = false;
  void result.then(() => (isSettled = true));
  while (!isSettled) await jest.advanceTimersByTimeAsync(100);
  return result;
}

const runBuilds = () => releases.loadFromBuild.mock.calls.map(([, , { build }]) => build);

const hash = createHash('sha256').update('script').digest('base64');
const integrity = `sha256-${hash}`;

/** Releases two builds with the real hash of the script that serves as all their files. */
function releaseTwo(): [newest: Build, previous: Build] {
  const [newest, previous] = [newBuild({ integrity }), newBuild({ integrity })].map((build) => {
    const names = [build.entry, ...Object.values(build.exposes).flat()];
    return { ...build, needs: {}, files: Object.fromEntries(names.map((name) => [name, integrity])) };
  }) as [Build, Build];
  releases.release([newest, previous]);
  serve();
  return [newest, previous];
}

/** A build.json at its address, whose files have names. */
function describe(build: string, entry = 'remoteEntry.js') {
  const files = { [entry]: integrity, 'page.js': integrity };
  return { build, entry, integrity, exposes: { CatalogPage: ['page.js'] }, files, needs: {}, requires: {} };
}

test('runs a build of the registry by its name [TEAM-08]', async () => {
  const [, wanted] = releaseTwo();
  expect(addTrials(`?mf=mf_catalog@${wanted.build}`)).toBe(true);
  expect(await load()).toEqual({ component: CatalogPage });
  expect(runBuilds()).toEqual([wanted.build]);
  expect(getTrials()).toMatchObject([{ remote: 'mf_catalog', build: wanted.build }]);
});

test('runs a build released to a share of others [TEAM-08]', async () => {
  localStorage.setItem('vstrecha.builds', JSON.stringify({ device: 99, good: {}, aside: {} }));
  const [build] = releaseTwo();
  const share = { ...build, percent: 10, remote: surveys };
  releases.release([share]);
  addTrials(`?mf=mf_catalog@${share.build}`);
  expect(await load()).toEqual({ component: CatalogPage });
  expect(getPlaces().pages).toContainEqual(expect.objectContaining({ name: 'mf_catalog/SurveysPage' }));
});

test.each(['http://localhost:4100/builds/pr-7/build.json', 'http://localhost:4100/builds/pr-7/remoteEntry.js'])(
  'runs a build from an allowed address: %s [TEAM-08]',
  async (address) => {
    releases.release([newBuild()]);
    serve({ 'http://localhost:4100/builds/pr-7/build.json': describe('9.0.0-pr7') });
    addTrials(`?mf=mf_catalog@${encodeURIComponent(address)}`);
    expect(await load()).toEqual({ component: CatalogPage });
    expect(runBuilds()).toEqual(['9.0.0-pr7']);
  },
);

test('runs the entry of a development server as it is [TEAM-08]', async () => {
  releases.release([newBuild()]);
  serve({ 'http://localhost:4100/build.json': undefined });
  addTrials('?mf=mf_catalog@http://localhost:4100/remoteEntry.js');
  expect(await load()).toEqual({ component: CatalogPage });
  expect(runBuilds()).toEqual(['localhost:4100']);
});

test.each([
  ['a development server', 'remoteEntry.js', undefined],
  ['a build', 'build.json', { ...describe('9.0.0-pr7'), remote: surveys }],
])('shows pages of an unreleased remote from %s [TEAM-08]', async (_, file, description) => {
  releaseTwo();
  serve({ 'http://localhost:4100/build.json': description, 'http://localhost:4100/remote.json': surveys });
  addTrials(`?mf=mf_surveys@http://localhost:4100/${file}`);
  expect(await load()).toEqual({ component: CatalogPage });
  expect(getPlaces().pages).toContainEqual(expect.objectContaining({ name: 'mf_surveys/SurveysPage' }));
});

test.each([
  ['https://evil.example/build.json', /Сборки с адреса https:\/\/evil\.example здесь не разрешены/],
  ['http://localhost.evil.example:80/build.json', /не разрешены/],
  ['9.9.9-unknown', /В реестре нет сборки 9\.9\.9-unknown раздела mf_catalog/],
  ['http://localhost:4100/other/build.json', /раздел mf_surveys, а не mf_catalog/],
  ['http://localhost:4100/remoteEntry.js', /раздел mf_surveys, а не mf_catalog/],
  ['http://localhost:4100/none', /нет описания сборки раздела mf_catalog \(404\)/],
])('says why %s is refused and runs the released build [TEAM-08]', async (wanted, problem) => {
  const [released] = releaseTwo();
  const other = { ...surveys, name: 'mf_surveys' };
  serve({
    'http://localhost:4100/none/build.json': undefined,
    'http://localhost:4100/other/build.json': { ...describe('9.0.0-pr7'), remote: other },
    'http://localhost:4100/build.json': undefined,
    'http://localhost:4100/remote.json': other,
  });
  addTrials(`?mf=mf_catalog@${wanted}`);
  expect(await load()).toEqual({ component: CatalogPage });
  expect(runBuilds()).toEqual([released.build]);
  expect(getTrials()[0]?.problem).toMatch(problem);
  expect(releases.serve.mock.calls.filter(([address]) => address.includes('evil'))).toEqual([]);
});

test('refuses an entry without hashes on an origin of releases [TEAM-08]', async () => {
  const [released] = releaseTwo();
  const { origin } = new URL(released.entry);
  serve({ [`${origin}/old/build.json`]: undefined });
  addTrials(`?mf=mf_catalog@${origin}/old/remoteEntry.js`);
  expect(await load()).toEqual({ component: CatalogPage });
  expect(runBuilds()).toEqual([released.build]);
  expect(getTrials()[0]?.problem).toMatch(/нет описания сборки раздела mf_catalog \(404\)/);
});

test('neither remembers nor reports failures of a tried build [TEAM-08]', async () => {
  const [broken] = releaseTwo();
  releases.loadFromBuild.mockRejectedValue(new Error('сломана'));
  localStorage.setItem('vstrecha.builds', JSON.stringify({ device: 1, good: {}, aside: {} }));
  addTrials(`?mf=mf_catalog@${broken.build}`);
  expect(await load()).toHaveProperty('error');
  expect(runBuilds()).toEqual([broken.build]);
  expect(releases.sendBeacon).not.toHaveBeenCalled();
  expect(JSON.parse(localStorage.getItem('vstrecha.builds') ?? '')).toEqual({ device: 1, good: {}, aside: {} });
  expect(readIncidents()[0]?.text).toContain(`mf_catalog/CatalogPage, ${broken.build}, load: Error: сломана`);
});

const FALLS_BACK: Fault[] = ['wrong', 'old'];
const FAILS: Fault[] = ['hang', '404', 'html'];

test.each(FALLS_BACK)('takes the previous build with fault «%s» [TEAM-09]', async (fault) => {
  const [newest, previous] = releaseTwo();
  addTrials(`?mf-fault=mf_catalog:${fault}`);
  expect(await load()).toEqual({ component: CatalogPage });
  expect(runBuilds()).toEqual([previous.build]);
  expect(runBuilds()).not.toContain(newest.build);
});

test.each(FAILS)('fails with fault «%s» and recovers when it ends [TEAM-09]', async (fault) => {
  releaseTwo();
  addTrials(`?mf-fault=mf_catalog:${fault}`);
  expect(await load()).toMatchObject({ error: { kind: 'network' } });
  for (const trial of getTrials()) endTrial(trial);
  stopFault('mf_catalog');
  expect(await load(1)).toEqual({ component: CatalogPage });
});

test('renders a page that throws with fault «throw» [TEAM-09]', async () => {
  releaseTwo();
  addTrials('?mf-fault=mf_catalog:throw');
  const { component } = (await load()) as { component: () => void };
  expect(component).toThrow('Сбой по заказу');
});

test('loads slowly with fault «slow» [TEAM-09]', async () => {
  releaseTwo();
  addTrials('?mf-fault=mf_catalog:slow');
  expect(await load()).toEqual({ component: CatalogPage });
});

test('ignores faults of users whom the configuration excludes [TEAM-09]', async () => {
  releaseTwo();
  config = { doctor: ['admin@vstrecha.example'] };
  addTrials('?mf-fault=mf_catalog:404');
  expect(await load()).toEqual({ component: CatalogPage });
  expect(getTrials()[0]?.problem).toMatch(/Сбои по заказу здесь не разрешены/);
});

test('explains parameters that it cannot read', () => {
  addTrials('?mf=mf_catalog&mf-fault=mf_catalog:fire');
  expect(getTrials().map(({ problem }) => problem)).toEqual([
    'Параметр mf не разобран: нужно mf=раздел@сборка или mf=раздел@адрес.',
    'Такого сбоя нет. Можно выбрать: hang, 404, html, slow, wrong, throw, old.',
  ]);
});

test('removes only its parameters from a query', () => {
  expect(withoutTrials('?page=2&mf=a@b&mf-fault=a:404&company=%D0%B0')).toBe('?page=2&company=%D0%B0');
  expect(withoutTrials('?mf=a@b')).toBe('');
});
