import { storedText } from 'shared-api/text';

/** At most eight characters: anything longer is a sentence with a full stop in it. */
const EXTENSION = /^(.+)(\.[\p{L}\d]{1,8})$/su;

/**
 * Splits a file name into the base, which users rename, and the extension with its dot, which determines the
 * application that opens it.
 */
export function splitFileName(name: string): { base: string; extension: string } {
  const [, base = name, extension = ''] = EXTENSION.exec(name) ?? [];
  return { base, extension };
}

/** Joins a typed base and an extension; empty without a base. A typed extension is not doubled. */
export function joinFileName(typed: string, extension: string): string {
  const base = storedText(typed).trim();
  const isDoubled = extension !== '' && base.toLowerCase().endsWith(extension.toLowerCase());
  const name = (isDoubled ? base.slice(0, -extension.length) : base).trim();
  return name === '' ? '' : name + extension;
}
