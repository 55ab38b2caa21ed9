import {
  readTokens,
  toComponents,
  toCss,
  toHex,
  toPixels,
  type ColorValue,
  type Measure,
  type Theme,
  type Token,
  type TokenDocument,
  type TokenValue,
} from './designTokens.ts';

/** A group of tokens, or a token with its `$value`. */
interface Tree {
  [name: string]: unknown;
}

/** Files that design tools import, by their name in Storybook. */
export const FILES = {
  /** One file with both themes, for Tokens Studio. */
  tokensStudio: 'tokens/vstrecha.tokens-studio.json',
  /** A mode each, for Figma's own import of variables. */
  light: 'tokens/Светлая.tokens.json',
  dark: 'tokens/Тёмная.tokens.json',
} as const;

const THEMES = { light: 'Светлая', dark: 'Тёмная' } as const;

/** The files of `FILES` with their texts. */
export function renderDesignFiles(document: TokenDocument): Map<string, string> {
  const tokens = readTokens(document);
  const files: [string, Tree][] = [
    [FILES.tokensStudio, renderTokensStudio(tokens)],
    [FILES.light, renderFigmaMode(tokens, 'light')],
    [FILES.dark, renderFigmaMode(tokens, 'dark')],
  ];
  return new Map(files.map(([name, tree]) => [name, `${JSON.stringify(tree, null, 2)}\n`]));
}

/** Figma's variables are colours and numbers, in the format of 2025.10; lengths are px, durations ms. */
function renderFigmaMode(tokens: readonly Token[], theme: Theme): Tree {
  const variables = tokens.flatMap(({ path, description, [theme]: token }): [string, Tree][] => {
    const told = description === '' ? {} : { $description: description };
    const color = (value: ColorValue) => ({ $type: 'color', $value: colorOf(value), ...told });
    const number = (value: number) => ({ $type: 'number', $value: value, ...told });
    switch (token.type) {
      case 'color':
        return [[path, color(token.value)]];
      case 'dimension':
        return [[path, number(toPixels(token.value))]];
      case 'duration':
        return [[path, number(token.value.value)]];
      case 'fontWeight':
      case 'number':
        return [[path, number(token.value)]];
      case 'shadow':
        return [
          [`${path}.color`, color(token.value.color)],
          [`${path}.y`, number(token.value.offsetY.value)],
          [`${path}.blur`, number(token.value.blur.value)],
        ];
      case 'fontFamily':
        return [];
    }
  });
  return { ...toTree(variables), $extensions: { 'com.figma.modeName': THEMES[theme] } };
}

/** Sets and themes in one file. The plugin reads colours and lengths as text, and each token needs its own type. */
function renderTokensStudio(tokens: readonly Token[]): Tree {
  const isThemed = ({ light, dark }: Token) => light !== dark;
  const setOf = (chosen: readonly Token[], pick: (token: Token) => TokenValue | undefined) =>
    toTree(
      chosen.flatMap((token): [string, Tree][] => {
        const value = pick(token);
        const told = token.description === '' ? {} : { $description: token.description };
        return value ? [[token.path, { ...studioToken(value), ...told }]] : [];
      }),
    );
  const sets = {
    common: setOf(
      tokens.filter((token) => !isThemed(token)),
      ({ light }) => light,
    ),
    light: setOf(tokens.filter(isThemed), ({ light }) => light),
    dark: setOf(tokens.filter(isThemed), ({ dark }) => dark),
    narrow: setOf(tokens, ({ narrow }) => narrow),
  };
  const theme = (group: string, id: keyof typeof sets, name: string, others: Tree = {}) => ({
    id,
    name,
    group,
    selectedTokenSets: { ...others, [id]: 'enabled' },
  });
  return {
    ...sets,
    $themes: [
      theme('Тема', 'light', THEMES.light),
      theme('Тема', 'dark', THEMES.dark),
      theme('Размеры', 'common', 'Широкое окно'),
      theme('Размеры', 'narrow', 'Узкое окно', { common: 'enabled' }),
    ],
    $metadata: { tokenSetOrder: Object.keys(sets) },
  };
}

function studioToken(token: TokenValue): Tree {
  switch (token.type) {
    case 'color':
      return { $type: 'color', $value: toHex(token.value) };
    case 'dimension':
      return { $type: 'dimension', $value: pixels(token.value) };
    case 'shadow': {
      const { color, offsetX, offsetY, blur, spread } = token.value;
      const [x, y, ...rest] = [offsetX, offsetY, blur, spread].map(pixels);
      const value = { x, y, blur: rest[0], spread: rest[1], color: toHex(color), type: 'dropShadow' };
      return { $type: 'boxShadow', $value: value };
    }
    case 'fontFamily':
      return { $type: 'fontFamilies', $value: token.value[0] };
    default:
      return { $type: token.type, $value: toCss(token) };
  }
}

const pixels = (measure: Measure) => `${toPixels(measure)}px`;

const colorOf = ({ hex, alpha = 1 }: ColorValue) => ({
  colorSpace: 'srgb',
  components: toComponents(hex),
  alpha,
  hex,
});

/** Groups by the dots of the paths. */
function toTree(rows: readonly [string, Tree][]): Tree {
  const tree: Tree = {};
  for (const [path, token] of rows) {
    const names = path.split('.');
    const last = names.pop() ?? path;
    let group = tree;
    for (const name of names) group = (group[name] ??= {}) as Tree;
    group[last] = token;
  }
  return tree;
}
