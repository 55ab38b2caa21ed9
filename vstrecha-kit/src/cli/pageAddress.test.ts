import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pageAddress } from './pageAddress.ts';

const pagesAt = (...paths: string[]) => ({
  ...{ name: 'mf_surveys', owner: '@surveys', slots: {}, questions: {} },
  pages: paths.map((path) => ({ path, title: '', layout: 'main', access: 'login', expose: 'Page' }) as const),
});

test('opens the first page without parameters with the trial [TEAM-08]', () => {
  const shell = 'https://staging.example';
  const remote = pagesAt('/surveys/:id', '/surveys/list/:page?');
  assert.equal(pageAddress(shell, remote), `${shell}/surveys/list`);
  assert.equal(
    pageAddress(shell, remote, 'mf_surveys@http://localhost:4100/remoteEntry.js'),
    `${shell}/surveys/list?mf=mf_surveys@http://localhost:4100/remoteEntry.js`,
  );
  assert.equal(pageAddress(shell, pagesAt()), `${shell}/`);
});
