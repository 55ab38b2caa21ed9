import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { remoteConfig } from 'vstrecha-kit/webpack/remoteConfig';
import { runWebpack } from 'vstrecha-kit/webpack/runWebpack';

const ORGANIZER_PACKAGES = path.resolve(import.meta.dirname, '../../../mf-organizer/node_modules');

/** A remote that exposes one page, takes `react` from its host and has a lazily loaded part with a style. */
const FILES = {
  'mf-news/src/exposes.ts': "export const exposes = { NewsPage: () => import('./pages/NewsPage') };",
  'mf-news/src/later.css': '.news { color: rgb(1, 2, 3); background: url(./dot.svg); }',
  'mf-news/src/dot.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'mf-news/src/later.ts': "import './later.css'; export const part = 'part of TEXT';",
  'mf-news/src/pages/NewsPage.ts': `import { useState } from 'react';
    export const NewsPage = () => 'page TEXT with ' + useState();
    export const later = () => import('../later');`,
};

/**
 * Builds a remote with the configuration of all remotes.
 * @param root a folder for its sources and its build
 * @param text distinguishes versions: part of the page and of its lazily loaded part
 * @param isOfficial by the official plugin, which mf-organizer has installed
 * @returns the folder of the build
 */
export async function buildTestRemote(root: string, text: string, isOfficial = false): Promise<string> {
  for (const [name, content] of Object.entries(FILES)) {
    const file = path.join(root, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content.replaceAll('TEXT', text));
  }
  if (isOfficial) symlinkSync(ORGANIZER_PACKAGES, path.join(root, 'node_modules'));
  const outDir = path.join(root, 'dist');
  const devDependencies: Record<string, string> = isOfficial ? { '@module-federation/enhanced': '2' } : {};
  await runWebpack(
    remoteConfig(
      { name: 'mf-news', version: '1.0.0', dir: path.join(root, 'mf-news'), devDependencies },
      { mode: 'production', outDir, buildId: `1.0.0-0000000${text}`, provides: { react: ['*'] } },
    ),
  );
  return outDir;
}
