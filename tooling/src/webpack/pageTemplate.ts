import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const RENDERERS_HOOK = `window.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= {
  renderers: new Map(), supportsFiber: true, checkDCE() {}, onScheduleFiberRoot() {}, onCommitFiberRoot() {}, onCommitFiberUnmount() {},
  inject(renderer) { const id = this.renderers.size + 1; this.renderers.set(id, renderer); return id; },
};`;

/**
 * The page. In development a hook keeps React's renderers for the refresh runtimes of remotes, which start after React
 * has registered itself and would otherwise find no renderer.
 */
export function pageTemplate(shellDir: string, isDevelopmentServer: boolean): string {
  const page = readFileSync(join(shellDir, 'src/index.html'), 'utf8');
  return isDevelopmentServer ? page.replace('</head>', `<script>${RENDERERS_HOOK}</script></head>`) : page;
}
