import { readFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '../system/packages.ts';
import { toComponents, type TokenDocument } from './designTokens.ts';
import { renderGlobalCss } from './renderGlobalCss.ts';
import { renderTheme } from './renderTheme.ts';

const at = (file: string) => path.join(repositoryRoot, 'shared-ui', file);

export const TOKENS = at('tokens.json');
const CSS = at('src/theme/global.css');

export const readTokenDocument = (text = readFileSync(TOKENS, 'utf8')): TokenDocument =>
  JSON.parse(text) as TokenDocument;

/** What `npm run contract` writes for the design system, by file: all from the hex values of tokens.json. */
export function renderTokenFiles(): Map<string, string> {
  const source = withComponents(readFileSync(TOKENS, 'utf8'));
  const document = readTokenDocument(source);
  return new Map([
    [TOKENS, source],
    [CSS, renderGlobalCss(readFileSync(CSS, 'utf8'), document)],
    [at('src/theme/theme.ts'), renderTheme(document)],
  ]);
}

/** People edit `hex`; the channels beside it, which the format asks for, follow. */
export function withComponents(text: string): string {
  return text.replaceAll(
    /("components": )\[[^\]]*\]((?:,\s*"alpha": [\d.]+)?,\s*"hex": "(#[\da-f]{6})")/g,
    (_, start: string, rest: string, hex: string) => `${start}[${toComponents(hex).join(', ')}]${rest}`,
  );
}
