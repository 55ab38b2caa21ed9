import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { UsageError } from 'vstrecha-kit/system/UsageError';

const isRoot = process.getuid?.() === 0;

/** Chromium flags for tests and measurements: no background work, no GPU. */
export const launchArgs: readonly string[] = [
  // Chromium refuses to run its sandbox as root.
  ...(isRoot ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'msedge'];

const WELL_KNOWN: Partial<Record<NodeJS.Platform, string[]>> = {
  linux: [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/usr/bin/google-chrome-stable',
    '/opt/google/chrome/chrome',
    '/snap/bin/chromium',
  ],
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ],
  win32: [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA]
    .filter((folder) => folder !== undefined)
    .flatMap((folder) => [
      path.join(folder, 'Google/Chrome/Application/chrome.exe'),
      path.join(folder, 'Chromium/Application/chrome.exe'),
      path.join(folder, 'Microsoft/Edge/Application/msedge.exe'),
    ]),
};

/** Where to look; tests replace it. */
export interface ChromiumPlaces {
  /** Value of CHROMIUM_PATH. */
  named?: string | undefined;
  /** Path of Playwright's download. */
  playwright?: string;
  /** Value of PATH. */
  searchPath?: string | undefined;
  wellKnown?: readonly string[];
}

/**
 * Finds Chromium: CHROMIUM_PATH, then Playwright's download (the version that its release was tested with), then an
 * installed browser.
 */
export function findChromium({
  named = process.env.CHROMIUM_PATH,
  playwright = chromium.executablePath(),
  searchPath = process.env.PATH,
  wellKnown = WELL_KNOWN[process.platform] ?? [],
}: ChromiumPlaces = {}): string | undefined {
  if (named !== undefined && named !== '') {
    if (isProgram(named)) return named;
    throw new UsageError(
      `CHROMIUM_PATH names '${named}', where no program is. Correct the path or remove the variable.`,
    );
  }
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const onPath = (searchPath ?? '')
    .split(path.delimiter)
    .flatMap((folder) => (folder === '' ? [] : NAMES.map((name) => path.join(folder, name + suffix))));
  return [playwright, ...wellKnown, ...onPath].find(isProgram);
}

function isProgram(file: string): boolean {
  if (file === '' || !existsSync(file)) return false;
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
