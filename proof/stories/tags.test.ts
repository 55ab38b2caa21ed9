import assert from 'node:assert/strict';
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { repositoryRoot } from 'tooling/system/packages';
import { readPartsOfPages, readSharedParts, type SharedPart } from './sharedParts.ts';

const at = (...parts: string[]) => path.join(repositoryRoot, ...parts);
const parts = readSharedParts();
const tagged = (tag: string) => parts.filter(({ tags }) => tags.includes(tag));

/** Properties that stories must draw. */
const STATES = /^ {2}(isBusy|isLoading|isStale|isRetrying|isDisabled|isQuiet|error|failure|reason)\??:/gm;

test('tags shared parts once and other stories never [DES-05]', async () => {
  const { isTag } = (await import(pathToFileURL(at('.storybook/tags.ts')).href)) as {
    isTag: (tag: string) => boolean;
  };
  assert.ok(parts.length > 60);
  assert.deepEqual(
    parts.filter(({ tags }) => tags.filter(isTag).length !== 1).map(({ file }) => file),
    [],
  );
  const others = globSync('*/src/**/*.stories.tsx', { cwd: repositoryRoot }).filter(
    (file) =>
      !parts.some((part) => part.file === file) && /^ *tags: \[.*'!?[а-я]/m.test(readFileSync(at(file), 'utf8')),
  );
  assert.deepEqual(others, []);
});

test('«готово» is drawn twice, in every state, with accessibility checked [DES-05]', () => {
  const faults = tagged('готово').flatMap((part) => {
    const missing = missingStates(part);
    return [
      part.users.size < 2 && `${part.name}: «пробуем», it is drawn in one place`,
      /'axe|check: \{[^}]*axe/.test(part.stories) && `${part.name}: a rule of axe is off`,
      missing.length > 0 && `${part.name}: no story of ${missing.join(', ')}`,
    ].filter(Boolean);
  });
  assert.deepEqual(faults, []);
});

test('«пробуем» is drawn in one place at most [DES-05]', () => {
  assert.deepEqual(
    tagged('пробуем')
      .filter(({ users }) => users.size > 1)
      .map(({ name }) => name),
    [],
  );
});

test('the guide of «уходит» names a replacement [DES-05]', () => {
  const names = parts.map(({ name }) => name);
  assert.deepEqual(
    tagged('уходит')
      .filter(({ name, stories }) => {
        const [, guide = ''] = /guide:\s+'([^']+)'/.exec(stories) ?? [];
        return !names.some((other) => other !== name && guide.includes(other));
      })
      .map(({ name }) => name),
    [],
  );
});

test('the twenty most used parts show a pair [DES-05]', () => {
  const most = parts.toSorted((one, other) => other.drawnIn - one.drawnIn).slice(0, 20);
  assert.ok(most.some(({ name }) => name === 'Button'));
  assert.deepEqual(
    most.filter(({ stories }) => !/^ {4}pair: \{\s+because: '[А-ЯЁ«][^.]+\.',/m.test(stories)).map(({ name }) => name),
    [],
  );
});

test('organizer parts have guides and a place in pages [DES-05]', () => {
  const own = parts.filter(({ file }) => file.startsWith('mf-organizer/'));
  const text = readFileSync(at('.storybook/OrganizerPage.mdx'), 'utf8');
  const needed = [...readPartsOfPages(), ...own.map(({ name }) => name), 'BarChart', 'HeatTable', 'FigureFrame'];
  assert.ok(needed.length > 10);
  assert.deepEqual(
    needed.filter((name) => !text.includes(`**${name}**`)),
    [],
  );
  assert.deepEqual(
    readPartsOfPages().filter((part) => !own.some(({ name }) => name === part)),
    [],
  );
});

function missingStates({ name, file, stories }: SharedPart): string[] {
  const source = at(path.dirname(file), `${name}.tsx`);
  if (!existsSync(source)) return [];
  const [, props = ''] =
    new RegExp(`interface ${name}Props[^{]*\\{([^]*?)^\\}`, 'm').exec(readFileSync(source, 'utf8')) ?? [];
  return [...props.matchAll(STATES)].map(([, state = '']) => state).filter((state) => !stories.includes(state));
}
