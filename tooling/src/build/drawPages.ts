import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BuildTarget } from 'vstrecha-kit/webpack/buildTarget';
import { BEFORE_SCRIPTS_FILE, DRAWING_FILE, LOOK_AHEAD_FILE } from 'vstrecha-kit/webpack/builtParts';
import { integrityOf } from 'vstrecha-kit/webpack/integrity';
import { PAGES_FILE, type ShellPages } from '../serve/shellPages.ts';
import { writeLookAhead, type AheadTable } from './lookAhead.ts';

/** The used exports of shell/src/first-screen/drawGuestPages.tsx. */
interface Drawing {
  PRELOADED_ADDRESSES: readonly string[];
  LIKELY_PAGES: AheadTable['pages'];
  OWN_PATHS: readonly string[];
  drawGuestPages: () => Promise<{ path: string; title: string; html: string; styles: string }[]>;
}

/** The element of index.html that the application mounts in. */
const ROOT = '<div id="root"></div>';
/** Inline scripts of index.html. */
const INLINE_SCRIPT = /<script>([\s\S]*?)<\/script>/g;
/** Bytes. Sent inline with every prerendered page. */
const LARGEST_SCRIPT = 2_000;

/**
 * Web fonts load after the scripts, from a style sheet whose media query never matches until then
 * (shell/src/first-screen/fonts.ts); their local fallback fonts are needed at once.
 */
const LETTERS = /@font-face\{[^{}]*url\([^{}]*\}/g;

/**
 * Blocks painting until the whole prerendered content is parsed: a half-parsed centred form would shift when the rest
 * arrives (HTML Standard, link type `expect`).
 */
const PAINT_WHOLE = '<link rel="expect" href="#drawn-end" blocking="render">';
const END = '<div id="drawn-end" hidden></div>';

/**
 * Styles the note for browsers without JavaScript, and hides the guest form from returning users, for whom it would
 * disappear at once.
 */
const OWN_STYLE = 'noscript p{padding:16px;text-align:center}[data-returning] #root{visibility:hidden}';

/**
 * Makes further pages from the shell's built index.html: prerendered guest pages with inline styles, and a page for
 * users with a session, which preloads the API calls common to all pages and the scripts of the page at its URL. Lists
 * them by audience in PAGES_FILE (docs/adr/0017-drawn-pages.md).
 * @param folder the built shell
 * @returns the addresses of the shell's own pages
 */
export async function drawPages(shellDir: string, folder: string, target: BuildTarget): Promise<readonly string[]> {
  const { drawing, beforeScripts, lookAhead } = await buildParts(shellDir, target);
  const index = readFileSync(path.join(folder, 'index.html'), 'utf8');
  const [tag, sheet] = /<link href="\/([^"]+\.css)"[^>]*>/.exec(index) ?? [];
  if (tag === undefined || sheet === undefined)
    throw new Error('The built index.html names no style sheet, which drawn pages carry within.');
  const whole = readFileSync(path.join(folder, sheet), 'utf8');
  const letters = linkLetters(folder, (whole.match(LETTERS) ?? []).join(''));
  const style = whole.replace(LETTERS, '') + OWN_STYLE;

  mkdirSync(path.join(folder, 'pages'));
  const pages: ShellPages = { session: 'pages/session.html', guest: {}, inline: { scripts: [], styles: [] } };
  const early = drawing.PRELOADED_ADDRESSES.map(
    (address) => `<link rel="preload" as="fetch" href="${address}" crossorigin>`,
  );
  const write = (name: string, page: string) => writeFileSync(path.join(folder, name), page);
  let session = replace(index, '<script ', `${writeLookAhead(folder, lookAhead, drawing.LIKELY_PAGES)}<script `);
  session = replace(session, '</head>', `${early.join('')}</head>`);
  write(pages.session, replace(session, ROOT, '<div id="root" data-session></div>'));

  const styles = new Set([hashOf(style)]);
  for (const { path: address, title, html, styles: drawn } of await drawing.drawGuestPages()) {
    const file = `pages${address}.html`;
    if (/<[^>]* style="/.test(html))
      throw new Error(
        `${address} is drawn with a style attribute, which the policy forbids: give it a styled component.`,
      );
    for (const [, text = ''] of drawn.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)) styles.add(hashOf(text));
    let page = replace(index, /<title>[^<]*<\/title>/, `<title>${title}</title>`);
    page = replace(page, tag, letters);
    page = replace(
      page,
      '</head>',
      `${PAINT_WHOLE}<script>${beforeScripts}</script><style>${style}</style>${drawn}</head>`,
    );
    page = replace(page, ROOT, `<div id="root" data-drawn="${address}">${html}</div>${END}`);
    write(file, page);
    pages.guest[address] = file;
  }
  const login = pages.guest['/login'];
  if (login !== undefined) pages.guest['/'] = login;
  pages.everywhere = [...index.matchAll(INLINE_SCRIPT)].map(([, script = '']) => hashOf(script));
  pages.inline = { scripts: [hashOf(beforeScripts)], styles: [...styles] };
  write(PAGES_FILE, JSON.stringify(pages));
  return drawing.OWN_PATHS;
}

async function buildParts(
  shellDir: string,
  target: BuildTarget,
): Promise<{ drawing: Drawing; beforeScripts: string; lookAhead: string }> {
  const { bundle } = await import('vstrecha-kit/webpack/runWebpack');
  const outDir = mkdtempSync(path.join(tmpdir(), 'vstrecha-pages-'));
  try {
    const [drawingDir, scriptDir, aheadDir] = ['pages', 'script', 'ahead'].map((name) => path.join(outDir, name)) as [
      string,
      string,
      string,
    ];
    await bundle(shellDir, { ...target, outDir: drawingDir, part: 'guest-pages' });
    await bundle(shellDir, { ...target, outDir: scriptDir, part: 'before-scripts' });
    await bundle(shellDir, { ...target, outDir: aheadDir, part: 'look-ahead' });
    const drawing = createRequire(import.meta.url)(path.join(drawingDir, DRAWING_FILE)) as Drawing;
    const beforeScripts = readFileSync(path.join(scriptDir, BEFORE_SCRIPTS_FILE), 'utf8');
    if (beforeScripts.length > LARGEST_SCRIPT)
      throw new Error(
        `The script in the drawn pages has ${beforeScripts.length} bytes of ${LARGEST_SCRIPT}: look what shell/src/first-screen/beforeScripts.ts imports.`,
      );
    return { drawing, beforeScripts, lookAhead: readFileSync(path.join(aheadDir, LOOK_AHEAD_FILE), 'utf8') };
  } finally {
    rmSync(outDir, { recursive: true, force: true });
  }
}

/** Writes the style sheet of fonts that the scripts enable later. @returns its link tag */
function linkLetters(folder: string, content: string): string {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 16);
  const file = `assets/letters.${hash}.css`;
  writeFileSync(path.join(folder, file), content);
  return `<link href="/${file}" integrity="${integrityOf(Buffer.from(content))}" rel="stylesheet" media="not all">`;
}

/** A CSP source: the hash of an inline script or style. */
function hashOf(text: string): string {
  return `'${integrityOf(Buffer.from(text))}'`;
}

/** Replaces a part that must exist, otherwise throws. */
function replace(page: string, place: string | RegExp, text: string): string {
  const changed = page.replace(place, () => text);
  if (changed === page)
    throw new Error(`The built index.html has no ${String(place)}, where the build puts in what it has drawn.`);
  return changed;
}
