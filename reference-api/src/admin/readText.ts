import { utf16Of } from '#platform/storage/plainText.ts';

/** Decodes a text as Windows programs write it: UTF-8, UTF-16, otherwise the Cyrillic code page of Windows. */
export function decodeText(bytes: Buffer): string {
  const wide = utf16Of(bytes);
  if (wide) return new TextDecoder(wide).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1251').decode(bytes);
  }
}
