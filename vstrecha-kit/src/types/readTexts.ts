import { textOf } from './collect.ts';
import { Declarations } from './declarations.ts';
import type { Types } from './types.ts';

/** By subject, the text of all declarations that it refers to: equal texts are equal types. */
export function readTexts({ files, subjects }: Types): Record<string, string> {
  const declarations = new Declarations(files);
  const texts = Object.entries(subjects).flatMap(([subject, place]) => {
    const declaration = declarations.at(place);
    return declaration ? [[subject, textOf(declaration, declarations)]] : [];
  });
  return Object.fromEntries(texts) as Record<string, string>;
}
