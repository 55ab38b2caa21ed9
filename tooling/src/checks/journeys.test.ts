import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import path from 'node:path';
import { test } from 'node:test';
import { execa } from 'execa';
import { repositoryRoot } from '../system/packages.ts';

interface Suite {
  specs: { title: string; tags: string[] }[];
  suites?: Suite[];
}

const folder = path.join(repositoryRoot, 'e2e');
const playwright = createRequire(path.join(folder, 'package.json')).resolve('@playwright/test/cli');

/** All journeys that run for a change: those of `npm test` and the others. */
async function listJourneys(): Promise<Suite['specs']> {
  const { stdout } = await execa(process.execPath, [playwright, 'test', '--list', '--reporter=json'], {
    cwd: folder,
    env: { E2E_SET: 'change', E2E_WORKERS: '1' },
  });
  const flatten = ({ specs, suites = [] }: Suite): Suite['specs'] => [...specs, ...suites.flatMap(flatten)];
  return (JSON.parse(stdout) as { suites: Suite[] }).suites.flatMap(flatten);
}

/** Requirement groups that titles name: ROUTE of [ROUTE-01]. */
function readGroups(journeys: Suite['specs']): Set<string> {
  const groups = journeys.flatMap(({ title }) => [...title.matchAll(/\[([A-Z]+)-\d+\]/g)].map(([, group]) => group));
  return new Set(groups.filter((group) => group !== undefined));
}

test('quick journeys name every requirement group that journeys name', async () => {
  const all = await listJourneys();
  const quick = all.filter(({ tags }) => tags.includes('quick'));
  const covered = readGroups(quick);
  assert.deepEqual(
    [...readGroups(all)].filter((group) => !covered.has(group)),
    [],
  );
  assert.ok(quick.length >= 30 && quick.length <= 40, `${quick.length} journeys are tagged @quick.`);
});
