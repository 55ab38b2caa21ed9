import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { OLD_BROWSER_SCRIPT } from './oldBrowserScript.ts';

const RENDERERS_HOOK = `window.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= {
  renderers: new Map(), supportsFiber: true, checkDCE() {}, onScheduleFiberRoot() {}, onCommitFiberRoot() {}, onCommitFiberUnmount() {},
  inject(renderer) { const id = this.renderers.size + 1; this.renderers.set(id, renderer); return id; },
};`;

/**
 * The page, which begins with the check for old browsers. In development a hook keeps React's renderers for the refresh runtimes of remotes, which start after React
 * has registered itself and would otherwise find no renderer.
 */
export function pageTemplate(shellDir: string, isDevelopmentServer: boolean): string {
  const scripts = [OLD_BROWSER_SCRIPT, ...(isDevelopmentServer ? [RENDERERS_HOOK] : [])];
  const page = readFileSync(join(shellDir, 'src/index.html'), 'utf8');
  return page.replace('</head>', () => `${scripts.map((script) => `<script>${script}</script>`).join('')}</head>`);
}
