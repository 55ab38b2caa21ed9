import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { brotliDecompressSync } from 'node:zlib';
import { writeSite } from 'vstrecha-kit/testing/writeSite';
import { repositoryRoot } from '../system/packages.ts';
import { pageTemplate } from '../webpack/pageTemplate.ts';
import { namePreview, placeStorybook } from './placeSite.ts';

const shell = path.join(repositoryRoot, 'shell');
const template = pageTemplate(shell, false);

test('gives each page’s preview a whole address, compressed too [NET-07]', () => {
  const folder = writeSite({ 'index.html': template, 'pages/login.html': template });
  namePreview(folder, 'https://vstrecha.example');
  for (const name of ['index.html', 'pages/login.html']) {
    const page = readFileSync(path.join(folder, name), 'utf8');
    assert.match(page, /<meta property="og:title" content="Встреча"/);
    assert.match(page, /property="og:image" content="https:\/\/vstrecha\.example\/preview\.png"/);
    assert.equal(brotliDecompressSync(readFileSync(path.join(folder, `${name}.br`))).toString(), page);
  }
});

test('exchanges the files of Storybook [DES-03]', () => {
  const files = writeSite({ 'storybook/1.0123abcd.js': 'of an earlier build' });
  placeStorybook({ root: '', files }, writeSite({ 'index.html': 'frame' }));
  assert.deepEqual(readdirSync(path.join(files, 'storybook')), ['index.html']);
});

test('has the files that robots and previews ask for [NET-07]', () => {
  for (const [, address = ''] of template.matchAll(/(?:href|content)="\/([^"]+)"/g))
    assert.ok(existsSync(path.join(shell, 'public', address)), address);
  for (const name of ['robots.txt', 'favicon.ico']) assert.ok(existsSync(path.join(shell, 'public', name)), name);
  assert.match(template, /rel="apple-touch-icon"/);
});
