import type { BrowserContext } from '@playwright/test';
import type { MadeBuild } from './madeBuilds.ts';
import { hashOf, readRegistry, type RegistryBuild } from './registry.ts';

/** A failure report sent by a browser. */
export interface FailureReport {
  remote: string;
  build: string;
  phase: string;
}

export const REGISTRY = '**/registry.json';
const DETAILS = 'build.json';

/** Releases builds in this browser alone: its registry lists them before the others of their remotes. */
export async function releaseHere(
  context: BrowserContext,
  system: string,
  builds: Readonly<Record<string, MadeBuild>>,
): Promise<void> {
  const registry = await readRegistry(system);
  for (const [remote, { line, files }] of Object.entries(builds)) {
    const lines = registry.remotes[remote] ?? [];
    const folder = new URL(`/builds/${line.build}/`, lines[0]?.entry).href;
    lines.unshift(listIn(folder, line));
    await context.route(`${folder}*`, (route) => {
      const file = route.request().url().slice(folder.length);
      const content = file === DETAILS ? JSON.stringify(line) : files[file];
      return route.fulfill({
        status: content === undefined ? 404 : 200,
        contentType: file === DETAILS ? 'application/json' : 'text/javascript',
        headers: { 'Access-Control-Allow-Origin': '*' },
        body: content ?? '',
      });
    });
  }
  await context.route(REGISTRY, (route) => route.fulfill({ json: registry }));
}

/** Receives the failure reports of this browser in place of the API. */
export async function receiveReports(context: BrowserContext): Promise<readonly FailureReport[]> {
  const reports: FailureReport[] = [];
  await context.route('**/reports/failures', (route) => {
    reports.push(route.request().postDataJSON() as FailureReport);
    return route.fulfill({ status: 204 });
  });
  return reports;
}

/** The line of the registry for a build in this folder. */
function listIn(folder: string, described: MadeBuild['line']): RegistryBuild {
  const { files: _files, needs: _needs, ...line } = described;
  return {
    ...line,
    entry: folder + line.entry,
    exposes: Object.fromEntries(
      Object.entries(line.exposes).map(([name, files]) => [name, files.map((file) => folder + file)]),
    ),
    details: { address: folder + DETAILS, integrity: hashOf(JSON.stringify(described)) },
  };
}
