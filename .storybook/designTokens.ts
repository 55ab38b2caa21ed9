// What the foundations show, from outside of Storybook's folder.
import document from '../shared-ui/tokens.json';
import {
  readTokens,
  themePathOf,
  toPixels,
  variableOf,
  type Token,
  type TokenValue,
} from '../tooling/src/tokens/designTokens.ts';

export { contrast } from '../shared-ui/src/theme/contrast';
export { palettePairs } from '../shared-ui/src/theme/palettePairs';
export { FILES } from '../tooling/src/tokens/designFiles.ts';
export { toCss, toHex, toPixels, variableOf, type Theme } from '../tooling/src/tokens/designTokens.ts';

/** A value to copy. */
export interface NamedValue {
  text: string;
  label: string;
}

type TokenOf<Type extends TokenValue['type']> = Token & Record<'light' | 'dark', TokenValue & { type: Type }>;

const tokens = readTokens(document);

/** The tokens of a top-level group that have one type. */
export function tokensOf<Type extends TokenValue['type']>(group: string, type: Type): TokenOf<Type>[] {
  return tokens.filter(
    (token): token is TokenOf<Type> => token.light.type === type && token.path.split('.')[0] === group,
  );
}

/** Its length in px, and the one of narrow windows if that differs. */
export function sizeValues({ light, narrow }: TokenOf<'dimension'>): NamedValue[] {
  const usual = { text: `${toPixels(light.value)}px`, label: 'размер' };
  return narrow?.type === 'dimension'
    ? [usual, { text: `${toPixels(narrow.value)}px`, label: 'в узком окне' }]
    : [usual];
}

/** Its variable and its path in theme.ts. */
export function nameValues({ path, isInTheme }: Token): NamedValue[] {
  const variable = { text: variableOf(path), label: 'переменная CSS' };
  return isInTheme ? [variable, { text: themePathOf(path), label: 'theme.ts' }] : [variable];
}
