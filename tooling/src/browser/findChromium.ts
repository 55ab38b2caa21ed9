import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { UsageError } from '../system/UsageError.ts';

const isRoot = process.getuid?.() === 0;

/** How Chromium is started for tests and measurements: no background work of its own, no graphics card. */
export const launchArgs: readonly string[] = [
  // As root Chromium refuses its sandbox; everyone else keeps it.
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
  /** What CHROMIUM_PATH says. */
  named?: string | undefined;
  /** Playwright's own download. */
  playwright?: string;
  /** What PATH says. */
  searchPath?: string | undefined;
  wellKnown?: readonly string[];
}

/**
 * The first Chromium of this machine: CHROMIUM_PATH, Playwright's own download (the version its release was tested
 * with), then an installed browser. Undefined when there is none.
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
      `CHROMIUM_PATH указывает на «${named}», но такой программы нет. Исправьте путь или уберите переменную.`,
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
