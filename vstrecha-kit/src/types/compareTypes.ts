import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { compile } from './checkTypes.ts';
import { describeChange, isOperation, type Question } from './describeChange.ts';
import { prune } from './prune.ts';
import { readTexts } from './readTexts.ts';
import { withScratch, writeFiles } from './scratch.ts';
import { SLOTS_TABLE, type Place, type Types } from './types.ts';

/** Two sides of something that is compiled apart. */
export interface Comparison {
  /** Types of the side that gives: the shell for exports and operations, the renderer of a page or widget for props. */
  given: Types;
  /** Types that the other side was compiled against. */
  needed: Types;
  /**
   * Subjects to compare, operations apart from exports; those of `needed` by default. Only subjects that both sides know
   * are compared.
   */
  subjects?: readonly string[];
}

const OPTIONS = fileURLToPath(new URL('../../tsconfig/web.json', import.meta.url));

/** Types for the assertions, whose errors `describeChange` reads. */
const HELPERS = `
type KeysOf<T> = T extends unknown ? keyof T : never;
/** Keys of the first parameter that the given function no longer takes. */
export type Lost<Needed, Given> = Needed extends (first: infer P extends object, ...rest: never[]) => unknown
  ? Given extends (first: infer Q extends object, ...rest: never[]) => unknown
    ? Exclude<KeysOf<P>, KeysOf<Q>>
    : never
  : never;
export type LostKeys<Needed, Given> = Exclude<KeysOf<Needed>, KeysOf<Given>>;
export type None<Keys> = [Keys] extends [never] ? true : Keys;
/** Accepts new words in answers: they come from the API, which is the same for all builds. */
type Open<T> = T extends string ? string : T extends (...args: never[]) => unknown ? T : { [Key in keyof T]: Open<T[Key]> };
type Value = string | number | ((...args: never[]) => string | number) | { readonly [key: string]: Value };
/** Tables such as addresses and colours: builds take their values from the shell when they run. */
export type Values<T> = T extends { readonly [key: string]: Value } ? Open<T> : T;
/** The JSON of a success. */
export type Answer<Operation, Else> = Operation extends { responses: { 200: { content: { 'application/json': infer Body } } } }
  ? Open<Body>
  : Else;
export type Call<Operation> = Pick<Operation, Extract<keyof Operation, 'parameters' | 'requestBody'>>;
`;

/**
 * Lets the compiler judge whether each given type can be used in place of the needed one. Equal texts need no compiler.
 * @returns by comparison: sentences about the subjects that do not fit
 */
export async function compareTypes(comparisons: readonly Comparison[]): Promise<string[][]> {
  const texts = new Map<Types, Record<string, string>>();
  const read = (types: Types) => {
    const known = texts.get(types) ?? readTexts(types);
    texts.set(types, known);
    return known;
  };
  const changed = comparisons.map(({ given, needed, subjects = Object.keys(needed.subjects) }) =>
    subjects.filter((subject) => {
      const [one, other] = [read(given)[subject], read(needed)[subject]];
      return one !== undefined && other !== undefined && one !== other;
    }),
  );
  if (changed.every((subjects) => subjects.length === 0)) return comparisons.map(() => []);

  return withScratch({ 'helpers.d.ts': HELPERS }, async (folder) => {
    const questions = comparisons.flatMap(({ given, needed }, index) => {
      const subjects = changed[index] ?? [];
      const sides = { given: prune(given, subjects), needed: prune(needed, subjects) };
      for (const [side, { files }] of Object.entries(sides)) writeFiles(path.join(folder, String(index), side), files);
      const asked = subjects.flatMap((subject) =>
        writeQuestions(subject, sides.given.subjects[subject], sides.needed.subjects[subject]),
      );
      const text = asked.map((question) => question.text.replaceAll('./0/', `./${index}/`)).join('\n');
      writeFiles(folder, { [`check${index}.ts`]: text });
      return asked.map((question, line) => ({ ...question, at: `check${index}.ts(${line + 1},`, index }));
    });
    writeFiles(folder, {
      'tsconfig.json': JSON.stringify({
        extends: OPTIONS,
        compilerOptions: { types: [], noErrorTruncation: true },
        files: comparisons.map((_, index) => `check${index}.ts`),
      }),
    });
    const output = (await compile(folder, ['-p', folder])) ?? '';
    return comparisons.map((_, index) => [
      ...new Set(
        questions
          .filter((question) => question.index === index)
          .flatMap((question) => {
            const message = messageAt(output, question.at);
            return message ? [describeChange(question, message)] : [];
          }),
      ),
    ]);
  });
}

/** Each question is one line, so that an error's line tells the question. */
function writeQuestions(subject: string, given: Place | undefined, needed: Place | undefined): Question[] {
  if (!given || !needed) return [];
  const [live, built] = [typeAt('given', given), typeAt('needed', needed)];
  const helper = (name: string, ...types: string[]) => `import('./helpers').${name}<${types.join(', ')}>`;
  const ask = (kind: Question['kind'], type: string, value: string): Question => ({
    subject,
    kind,
    text: `{ const value: ${type} = null! as ${value}; void value; }`,
  });
  if (isOperation(subject))
    return [
      ask('answer', helper('Answer', built, 'unknown'), helper('Answer', live, 'undefined')),
      ask('call', helper('Call', live), helper('Call', built)),
    ];
  // A slot may pass more.
  if (given[1] === SLOTS_TABLE) return [ask('export', built, live)];
  if (given.length > 2)
    return [ask('props', built, live), ask('lost', helper('None', helper('LostKeys', live, built)), 'true')];
  const values = [helper('Values', built), helper('Values', live)] as const;
  return [ask('export', ...values), ask('lost', helper('None', helper('Lost', built, live)), 'true')];
}

function typeAt(side: string, [file, name, ...members]: Place): string {
  const type = `import('./0/${side}/${file.replace(/\.d\.ts$/, '')}').${name}`;
  return `${members.length === 0 ? 'typeof ' : ''}${type}${members.map((member) => `['${member}']`).join('')}`;
}

/** The lines of the compiler's message for a place. */
function messageAt(output: string, at: string): string[] | undefined {
  const lines = output.split('\n');
  const start = lines.findIndex((line) => line.startsWith(at));
  if (start < 0) return undefined;
  const end = lines.findIndex((line, index) => index > start && !line.startsWith(' '));
  return lines.slice(start, end < 0 ? undefined : end);
}
