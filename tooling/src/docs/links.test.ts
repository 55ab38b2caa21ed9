import assert from 'node:assert/strict';
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { repositoryRoot } from '../system/packages.ts';

const PAGES = globSync('**/*.md', {
  cwd: repositoryRoot,
  exclude: (name) => /^(node_modules|dist|results|\.git|\.cache|\.run|\.changeset)$/.test(path.basename(name)),
});

for (const page of PAGES)
  test(`links of ${page} lead to files and headings`, () => {
    const broken = readLinks(page).filter((link) => !leadsSomewhere(path.dirname(page), page, link));
    assert.deepEqual(broken, []);
  });

for (const [index, folder] of [
  ['docs/README.md', 'docs'],
  ['docs/adr/README.md', 'docs/adr'],
] as const)
  test(`${index} lists each page of ${folder}`, () => {
    const listed = readLinks(index).map((link) => link.replace(/#.*/, ''));
    const pages = globSync('*.md', { cwd: path.join(repositoryRoot, folder) }).filter((name) => name !== 'README.md');
    assert.deepEqual(
      pages.filter((name) => !listed.includes(name)),
      [],
    );
  });

/** Relative targets of links and pictures outside code. */
function readLinks(page: string): string[] {
  const text = withoutCode(readFileSync(path.join(repositoryRoot, page), 'utf8'));
  return [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link).filter((link) => !/^[a-z]+:/.test(link));
}

function leadsSomewhere(folder: string, page: string, link: string): boolean {
  const [target = '', anchor] = link.split('#');
  const file = path.join(repositoryRoot, target === '' ? page : path.join(folder, target));
  if (!existsSync(file)) return false;
  return anchor === undefined || !file.endsWith('.md') || readAnchors(file).includes(decodeURI(anchor));
}

/** The anchors that GitHub gives headings. */
function readAnchors(file: string): string[] {
  return [...withoutFences(readFileSync(file, 'utf8')).matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .trim()
      .replaceAll(' ', '-'),
  );
}

const withoutFences = (text: string) => text.replaceAll(/^```[\s\S]*?^```/gm, '');
const withoutCode = (text: string) => withoutFences(text).replaceAll(/`[^`\n]*`/g, '');
