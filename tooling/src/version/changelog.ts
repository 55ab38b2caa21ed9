import { UsageError } from 'vstrecha-kit/system/UsageError';

const UNRELEASED = '## [Unreleased]';
/** About ten lines a version; the packages' changelogs have the rest. */
const MOST_ENTRIES = 12;

/**
 * The product's changelog with its unreleased section turned into the section of a version.
 * @throws UsageError when that section is missing, empty or too long
 */
export function releaseSection(changelog: string, version: string, date: string): string {
  const [before, after] = changelog.split(`${UNRELEASED}\n`);
  if (before === undefined || after === undefined)
    throw new UsageError(`CHANGELOG.md has no section '${UNRELEASED}': write about ten lines for ${version} there.`);
  const [section = ''] = after.split(/^## /m, 1);
  const entries = section.match(/^- /gm)?.length ?? 0;
  if (entries === 0 || entries > MOST_ENTRIES)
    throw new UsageError(
      `The section '${UNRELEASED}' of CHANGELOG.md has ${entries} entries: sum up the version in 1 to ${MOST_ENTRIES}.`,
    );
  return `${before}## [${version}] - ${date}\n${after}`;
}
