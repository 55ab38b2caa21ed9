import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import webpack, { type Compilation, type Compiler } from 'webpack';
import LicensePlugin from 'webpack-license-plugin';
import { innerModules } from './modules.ts';

/** The licence texts of a build, next to its other files. */
export const LICENCES_FILE = 'licences.txt';

/** Licences that require only their text and their authors' names, by SPDX identifier. */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Unlicense',
]);

/** Packages of the workspace. */
const OWN = /^(shell|mf-.+|shared-.+|tooling|vstrecha)$/;

const PACKAGE_FOLDER = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/;

/** The fields of a package from webpack-license-plugin. */
interface PackageLicence {
  name: string;
  version: string;
  license: string;
  licenseText: string | null;
  author?: string;
  noticeText?: string;
}

/**
 * Writes the licences of all bundled packages to `licences.txt`, and the same as a list to `licences.json`. A package
 * with a missing or disallowed licence fails the build.
 */
export class LicencesPlugin {
  apply(compiler: Compiler): void {
    // webpack-license-plugin misses some concatenated modules and all files that styles refer to, so it gets the
    // folders.
    const folders = new Set([dirname(createRequire(import.meta.url).resolve('webpack/package.json'))]);
    compiler.hooks.thisCompilation.tap('LicencesPlugin', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER;
      compilation.hooks.processAssets.tap({ name: 'LicencesPlugin', stage }, () => {
        for (const file of bundledFiles(compilation)) {
          const [folder] = PACKAGE_FOLDER.exec(file) ?? [];
          if (folder !== undefined) folders.add(folder);
        }
      });
    });
    new LicensePlugin({
      outputFilename: 'licences.json',
      additionalFiles: { [LICENCES_FILE]: writeLicences },
      includeNoticeText: true,
      includePackages: () => [...folders],
      excludedPackageTest: (name) => OWN.test(name),
      unacceptableLicenseTest: (licence) => !isAllowed(licence),
    }).apply(compiler);
  }
}

function bundledFiles(compilation: Compilation): string[] {
  const { chunkGraph, compiler } = compilation;
  const modules = [...compilation.chunks].flatMap((chunk) => [...chunkGraph.getChunkModulesIterable(chunk)]);
  return [
    ...modules.flatMap(innerModules).map((module) => module.nameForCondition()),
    ...compilation.getAssets().map(({ info }) => info.sourceFilename && join(compiler.context, info.sourceFilename)),
  ].filter((file) => typeof file === 'string');
}

function writeLicences(packages: readonly PackageLicence[]): string {
  const parts = packages.map((one) =>
    [`${one.name} ${one.version} (${one.license})`, one.licenseText ?? standInText(one, packages), one.noticeText]
      .filter((text) => text)
      .map((text) => text?.trim())
      .join('\n\n'),
  );
  return `${parts.join(`\n\n${'-'.repeat(80)}\n\n`)}\n`;
}

/** For a package published without its licence text. */
function standInText({ license, author }: PackageLicence, packages: readonly PackageLicence[]): string {
  const other = packages.find((one) => one.license === license && one.licenseText);
  const text = other ? `as printed for ${other.name}` : `https://spdx.org/licenses/${license}.html`;
  return `Copyright ${author ?? 'its authors'}. The package has no licence file. Text of ${license}: ${text}.`;
}

/** `(MIT OR CC0-1.0)` needs one allowed licence, `MIT AND ISC` both. */
function isAllowed(licence: string): boolean {
  const bare = licence.replace(/^\(|\)$/g, '');
  if (bare.includes(' AND ')) return bare.split(' AND ').every(isAllowed);
  return bare.split(' OR ').some((one) => ALLOWED.has(one));
}
