// Reads shared-ui/tokens.json, in Node and in Storybook's pages: no imports.

/** Namespace of our additions to the format: system colours, docstrings, CSS without a type. */
const OWN = 'example.vstrecha';
/** Names of the top level in the order of theme.ts. */
const ORDER = 'color space radius font text weight line control bottom-bar shadow default-avatar-filter motion'.split(
  ' ',
);

export type Theme = 'light' | 'dark';

/** A file of the resolver module, with the sets and modifiers that ours has. */
export interface TokenDocument {
  sets: { common: { sources: readonly object[]; $extensions: Record<typeof OWN, { properties: CssProperties }> } };
  modifiers: Record<'theme' | 'width' | 'motion', { contexts: Record<string, readonly object[]> }>;
}

/** Custom properties whose values have no type in the format, such as a filter. */
export type CssProperties = Record<string, { value: string; dark?: string; doc: string }>;

export interface ColorValue {
  components: readonly number[];
  alpha?: number;
  hex: string;
}

export interface Measure {
  value: number;
  unit: string;
}

export interface ShadowValue extends Record<'offsetX' | 'offsetY' | 'blur' | 'spread', Measure> {
  color: ColorValue;
}

/** The value of a token by its type. */
export type TokenValue =
  | { type: 'color'; value: ColorValue }
  | { type: 'dimension' | 'duration'; value: Measure }
  | { type: 'fontFamily'; value: readonly string[] }
  | { type: 'fontWeight' | 'number'; value: number }
  | { type: 'shadow'; value: ShadowValue };

/** A token with its values in every context; those of `narrow` and `reduced` only if they differ. */
export interface Token {
  /** Its place in the file: `color.text-muted`. */
  path: string;
  description: string;
  light: TokenValue;
  dark: TokenValue;
  /** In windows up to 768 px. */
  narrow?: TokenValue;
  /** With `prefers-reduced-motion`. */
  reduced?: TokenValue;
  /** The system colour of the role in contrast themes: text, ground or link. */
  contrast?: 'front' | 'back' | 'mark';
  /** Docstring in theme.ts. */
  doc?: string;
  /** Whether theme.ts has it. */
  isInTheme: boolean;
}

interface Group {
  $type?: TokenValue['type'];
  $value?: TokenValue['value'];
  $description?: string;
  $extensions?: Record<string, { contrast?: Token['contrast']; doc?: string; theme?: boolean }>;
}

/** Every token in the order of theme.ts. */
export function readTokens({ sets, modifiers }: TokenDocument): Token[] {
  const { theme, width, motion } = modifiers;
  const dark = valuesOf(theme.contexts.dark);
  const narrow = valuesOf(width.contexts.narrow);
  const reduced = valuesOf(motion.contexts.reduced);
  const usual = [...(theme.contexts.light ?? []), ...sets.common.sources].flatMap((group) => flatten(group as Group));
  return usual
    .map(({ path, group, value }): Token => {
      const { contrast, doc, theme: isInTheme = true } = group.$extensions?.[OWN] ?? {};
      return {
        path,
        description: group.$description ?? '',
        light: value,
        dark: dark.get(path) ?? value,
        narrow: narrow.get(path),
        reduced: reduced.get(path),
        contrast,
        doc,
        isInTheme,
      };
    })
    .sort((one, other) => byOrder(one.path, other.path));
}

/** Docstrings of groups, by path. */
export function readGroupDocs({ sets, modifiers }: TokenDocument): Map<string, string> {
  const groups = [...(modifiers.theme.contexts.light ?? []), ...sets.common.sources].flatMap((each) =>
    Object.entries(each as Record<string, Group>),
  );
  return new Map(groups.map(([name, group]) => [name, group.$extensions?.[OWN]?.doc ?? '']));
}

/** Compares paths by the order of theme.ts. */
export const byOrder = (one: string, other: string): number => rankOf(one) - rankOf(other);

function rankOf(path: string): number {
  const rank = ORDER.indexOf(path.split('.')[0] ?? '');
  if (rank < 0)
    throw new Error(`tokens.json has a new name «${path}»: put it into ORDER, where theme.ts shall have it.`);
  return rank;
}

/** The custom properties without a type in the format. */
export const readCssProperties = ({ sets }: TokenDocument): CssProperties => sets.common.$extensions[OWN].properties;

/** `color.text-muted` → `--color-text-muted`. */
export const variableOf = (path: string): string => `--${path.replaceAll('.', '-')}`;

/** `color.text-muted` → `theme.color.textMuted`. */
export const themePathOf = (path: string): string =>
  `theme.${path.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}`;

/** The value as CSS writes it. */
export function toCss(token: TokenValue): string {
  switch (token.type) {
    case 'color':
      return colorToCss(token.value);
    case 'dimension':
    case 'duration':
      return measureToCss(token.value);
    case 'fontFamily':
      return token.value.map((name) => (name.includes(' ') ? `'${name}'` : name)).join(', ');
    case 'fontWeight':
    case 'number':
      return String(token.value);
    case 'shadow':
      return shadowToCss(token.value);
  }
}

/** A length in px at the usual font size of 16 px. */
export const toPixels = ({ value, unit }: Measure): number => (unit === 'rem' ? value * 16 : value);

/** `#rrggbb`, with the alpha as two more digits if the colour is translucent. */
export const toHex = ({ hex, alpha = 1 }: ColorValue): string =>
  alpha === 1
    ? hex
    : `${hex}${Math.round(alpha * 255)
        .toString(16)
        .padStart(2, '0')}`;

/** Channels from 0 to 1 of `#rrggbb`, as precise as eight bits need. */
export const toComponents = (hex: string): number[] =>
  [1, 3, 5].map((start) => Number((parseInt(hex.slice(start, start + 2), 16) / 255).toFixed(4)));

const measureToCss = ({ value, unit }: Measure): string => `${value}${unit}`;

function colorToCss({ hex, alpha = 1 }: ColorValue): string {
  if (alpha === 1) return hex;
  const channels = [1, 3, 5].map((start) => parseInt(hex.slice(start, start + 2), 16));
  return `rgb(${channels.join(' ')} / ${Math.round(alpha * 100)}%)`;
}

function shadowToCss({ offsetX, offsetY, blur, spread, color }: ShadowValue): string {
  const lengths = [offsetX, offsetY, blur, ...(spread.value === 0 ? [] : [spread])];
  return [...lengths.map((each) => (each.value === 0 ? '0' : measureToCss(each))), colorToCss(color)].join(' ');
}

function valuesOf(sources: readonly object[] = []): Map<string, TokenValue> {
  return new Map(sources.flatMap((each) => flatten(each as Group)).map(({ path, value }) => [path, value]));
}

/** The tokens below a group, each with the type of the nearest group that names one. */
function flatten(
  group: Group,
  path = '',
  inherited?: TokenValue['type'],
): { path: string; group: Group; value: TokenValue }[] {
  const type = group.$type ?? inherited;
  if (group.$value !== undefined) {
    if (!type) throw new Error(`The token «${path}» of tokens.json has no $type: give it or its group one.`);
    return [{ path, group, value: { type, value: group.$value } as TokenValue }];
  }
  return Object.entries(group)
    .filter(([name]) => !name.startsWith('$'))
    .flatMap(([name, child]) => flatten(child as Group, path === '' ? name : `${path}.${name}`, type));
}
