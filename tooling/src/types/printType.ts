import { createHash } from 'node:crypto';
import { createPrint } from 'shared-api/needs';
import type { Declaration, Declarations } from './declarations.ts';
import { readPart, type Part } from './readPart.ts';

/**
 * Makes the prints of what names mean to who imports them (docs/adr/0016-compatibility-by-imports.md): the declaration of a name and all
 * declarations of ours that it names, and a mark for each member or parameter that may be left out. What only such a member names is the
 * member's own matter: one that is added brings its types along.
 */
export function createTypePrinter(declarations: Declarations): (declaration: Declaration) => string {
  const parts = new Map<string, Part>();
  const hashes = new Map<string, string>();

  const read = (declaration: Declaration) => remember(parts, declaration, () => readPart(declaration, declarations));

  /** A declaration with all that it leads to. */
  const collect = (start: Declaration, next: (part: Part) => readonly Declaration[]): Part[] => {
    const seen = new Map<string, Part>();
    const waiting = [start];
    for (let current = waiting.pop(); current; current = waiting.pop()) {
      const key = keyOf(current);
      if (seen.has(key)) continue;
      const part = read(current);
      seen.set(key, part);
      waiting.push(...next(part));
    }
    return [...seen.values()];
  };

  const hashWhole = (declaration: Declaration) =>
    remember(hashes, declaration, () => hash(...collect(declaration, allMentions).flatMap(allTexts)));

  return (declaration) => {
    const reached = collect(declaration, ({ mentions }) => mentions);
    const marks = reached
      .flatMap(({ optionals }) => optionals)
      .map(({ text, mentions }) => hash(text, ...mentions.map(hashWhole)));
    return createPrint(hash(...reached.map(({ text }) => text)), marks);
  };
}

const allMentions = ({ mentions, optionals }: Part) => [...mentions, ...optionals.flatMap((each) => each.mentions)];
const allTexts = ({ text, optionals }: Part) => [text, ...optionals.map((each) => each.text)];
const keyOf = ({ file, name }: Declaration) => `${file} ${name}`;

function remember<Value>(known: Map<string, Value>, declaration: Declaration, make: () => Value): Value {
  const key = keyOf(declaration);
  const value = known.get(key) ?? make();
  known.set(key, value);
  return value;
}

function hash(...texts: readonly string[]): string {
  return createHash('sha256')
    .update([...new Set(texts)].sort().join('\n'))
    .digest('base64url');
}
