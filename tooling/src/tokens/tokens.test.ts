import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { defineConfig, parse, RECOMMENDED_CONFIG } from '@terrazzo/parser';
import { repositoryRoot } from '../system/packages.ts';
import { FILES, renderDesignFiles } from './designFiles.ts';
import { readTokens, toCss, type TokenValue } from './designTokens.ts';
import { readTokenDocument, renderTokenFiles, TOKENS, withComponents } from './tokenFiles.ts';

const source = readFileSync(TOKENS, 'utf8');
const tokens = readTokens(readTokenDocument(source));

/** Reads by an implementation of the format that is not ours; refuses what the format of 2025.10 has no value for. */
async function readByTerrazzo(src: string) {
  const rules: typeof RECOMMENDED_CONFIG = {
    ...RECOMMENDED_CONFIG,
    'core/valid-dimension': ['error', { allowedUnits: ['px', 'rem'] }],
  };
  const config = defineConfig({ lint: { rules } }, { cwd: pathToFileURL(`${repositoryRoot}/`) });
  return parse([{ filename: pathToFileURL(TOKENS), src }], { config, continueOnError: false });
}

test('keeps theme.ts and global.css as tokens.json has them [DES-01]', () => {
  for (const [file, text] of renderTokenFiles())
    assert.equal(readFileSync(file, 'utf8'), text, `Run npm run contract: ${path.relative(repositoryRoot, file)}.`);
});

test('another reader finds the same values in every context [DES-01]', async () => {
  const { resolver } = await readByTerrazzo(source);
  const contexts = resolver.listPermutations?.() ?? [];
  assert.equal(contexts.length, 8);
  for (const context of contexts) {
    const resolved = resolver.apply(context);
    assert.equal(Object.keys(resolved).length, tokens.length);
    for (const { path: name, light, dark, narrow, reduced } of tokens) {
      const themed = context.theme === 'dark' ? dark : light;
      const wanted = (context.width === 'narrow' && narrow) || (context.motion === 'reduced' && reduced) || themed;
      assert.equal(toCss(valueOf(resolved[name])), toCss(wanted), `${name} ${JSON.stringify(context)}`);
    }
  }
});

test('refuses what the format does not allow [DES-01]', async () => {
  for (const [right, wrong] of [
    ['"unit": "px"', '"unit": "em"'],
    ['0.9647', '1.5'],
    ['"$value": 400', '"$value": 4000'],
  ] as const) {
    assert.ok(source.includes(right));
    await assert.rejects(readByTerrazzo(source.replace(right, wrong)), `${wrong} was accepted`);
  }
});

test('takes the channels of a colour from its hex value [DES-01]', () => {
  const changed = source.replace('"#4b3fd6"', '"#ff0080"');
  assert.match(withComponents(changed), /\[1, 0, 0\.502\],\s*"hex": "#ff0080"/);
});

test('gives Figma the same variables in both modes [DES-01]', async () => {
  const files = renderDesignFiles(readTokenDocument(source));
  const [light, dark] = await Promise.all(
    [FILES.light, FILES.dark].map(async (name) => (await readByTerrazzo(files.get(name) ?? '')).tokens),
  );
  assert.deepEqual(Object.keys(light ?? {}), Object.keys(dark ?? {}));
  assert.ok(Object.values(light ?? {}).every(({ $type }) => $type === 'color' || $type === 'number'));
  assert.equal(hexOf(light?.['color.accent']), '#4b3fd6');
  assert.equal(hexOf(dark?.['color.accent']), '#9a92ff');
  assert.deepEqual([light?.['text.body']?.$value, light?.['shadow.blur']?.$value], [15, 28]);
  assert.match(files.get(FILES.dark) ?? '', /"com\.figma\.modeName": "Тёмная"/);
});

test('gives Tokens Studio both themes in one file [DES-01]', () => {
  const { $themes, $metadata, ...sets } = JSON.parse(
    renderDesignFiles(readTokenDocument(source)).get(FILES.tokensStudio) ?? '',
  ) as Record<string, StudioGroup> & { $themes: { name: string; selectedTokenSets: object }[]; $metadata: object };
  assert.deepEqual($metadata, { tokenSetOrder: ['common', 'light', 'dark', 'narrow'] });
  for (const { selectedTokenSets } of $themes) assert.ok(Object.keys(selectedTokenSets).every((name) => name in sets));
  const paths = [sets.common, sets.light].flatMap((set) => listTokens(set ?? {}));
  assert.deepEqual(paths.sort(), tokens.map(({ path: name }) => name).sort());
  assert.deepEqual(listTokens(sets.light ?? {}), listTokens(sets.dark ?? {}));
  const accentOf = (set?: StudioGroup) => ((set?.color as StudioGroup).accent as StudioGroup).$value;
  assert.deepEqual([accentOf(sets.light), accentOf(sets.dark)], ['#4b3fd6', '#9a92ff']);
});

interface StudioGroup {
  [name: string]: unknown;
}

/** Paths of the tokens below; the plugin takes a token without `$type` for a group. */
function listTokens(group: StudioGroup, prefix = ''): string[] {
  return Object.entries(group).flatMap(([name, child]) => {
    const { $type, $value } = child as StudioGroup;
    assert.equal($type === undefined, $value === undefined);
    return $type === undefined ? listTokens(child as StudioGroup, `${prefix}${name}.`) : [`${prefix}${name}`];
  });
}

const hexOf = (token?: { $value: unknown }) => (token?.$value as { hex?: string } | undefined)?.hex;

/** Terrazzo makes every shadow a list. */
function valueOf(token?: { $type: string; $value: unknown }): TokenValue {
  const value = token?.$type === 'shadow' ? (token.$value as unknown[])[0] : token?.$value;
  return { type: token?.$type, value } as TokenValue;
}
