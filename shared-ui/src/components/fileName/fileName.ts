/** A longer «extension» is a sentence with a full stop in it. */
const EXTENSION = /^(.+)(\.[\p{L}\d]{1,8})$/su;

/** A name in two: what people change, and the extension with its dot, which tells systems how to open the file. */
export function splitFileName(name: string): { base: string; extension: string } {
  const [, base = name, extension = ''] = EXTENSION.exec(name) ?? [];
  return { base, extension };
}

/** The name put together again from what was typed; empty when nothing was typed. An extension typed once more is not doubled. */
export function joinFileName(typed: string, extension: string): string {
  const base = typed.trim();
  const isDoubled = extension !== '' && base.toLowerCase().endsWith(extension.toLowerCase());
  const name = (isDoubled ? base.slice(0, -extension.length) : base).trim();
  return name === '' ? '' : name + extension;
}
