import { createHash } from 'node:crypto';
import { createPrint } from 'shared-api/needs';
import type { Declaration, Declarations } from './declarations.ts';
import { readPart, type Part } from './readPart.ts';

/**
 * Creates prints: hashes of all that importers of a name rely on (docs/adr/0016-compatibility-by-imports.md). A print
 * covers the name's declaration and all workspace declarations that it refers to, plus a mark for each optional member
 * or parameter. Types that only an optional member refers to are part of its mark, so that a new optional member may
 * bring new types.
 */
export function createTypePrinter(declarations: Declarations): (declaration: Declaration) => string {
  const parts = new Map<string, Part>();
  const hashes = new Map<string, string>();

  const read = (declaration: Declaration) => remember(parts, declaration, () => readPart(declaration, declarations));

  /** A declaration and all that it refers to, directly or indirectly. */
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
