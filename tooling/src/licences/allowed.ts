/** Licences that what ships may have: nothing is asked for but their text and their authors' names. */
export const ALLOWED: readonly string[] = [
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
];

/**
 * Native parts, of which each machine installs its own only, by the beginning of their names. The first that fits counts.
 * libvips is under the LGPL: it is linked dynamically, unchanged, and may be replaced, as the licence asks.
 */
export const NATIVE: Readonly<Record<string, string>> = {
  '@img/sharp-libvips-': 'LGPL-3.0-or-later',
  '@img/sharp-wasm32': 'Apache-2.0 AND LGPL-3.0-or-later AND MIT',
  '@img/sharp-webcontainers-wasm32': 'Apache-2.0 AND LGPL-3.0-or-later AND MIT',
  '@img/sharp-freebsd-wasm32': 'Apache-2.0 AND LGPL-3.0-or-later AND MIT',
  '@img/sharp-win32-': 'Apache-2.0 AND LGPL-3.0-or-later',
  '@img/sharp-': 'Apache-2.0',
  '@emnapi/runtime': 'MIT',
};

/** The licence of a native part; undefined for any other package. */
export function nativeLicence(name: string): string | undefined {
  return Object.entries(NATIVE).find(([beginning]) => name.startsWith(beginning))?.[1];
}
