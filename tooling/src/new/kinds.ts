import { UsageError } from 'vstrecha-kit/system/UsageError';
import { newCall } from './newCall.ts';
import { newPage } from './newPage.ts';
import { newPart } from './newPart.ts';
import { newWidget } from './newWidget.ts';

/** What `npm run new` can add, with the questions in their order. */
export const KINDS: Readonly<Record<string, { description: string; prompts: readonly { name: string }[] }>> = {
  page: newPage,
  widget: newWidget,
  call: newCall,
  part: newPart,
};

/** Each kind as it is typed with all answers: `page <remote> <name> …`. */
export function describeKinds(): string {
  const rows = Object.keys(KINDS).map((kind) => `  ${lineOf(kind)}\n    ${KINDS[kind]?.description ?? ''}`);
  return ['', 'Kinds:', ...rows, ''].join('\n');
}

/**
 * Questions need a terminal.
 * @throws UsageError that names what to type instead
 */
export function refuseQuestions(words: readonly string[], isTerminal = process.stdin.isTTY): void {
  const [kind = '', ...answers] = words;
  if (isTerminal || answers.length >= (KINDS[kind]?.prompts.length ?? Infinity)) return;
  const lines = (KINDS[kind] ? [kind] : Object.keys(KINDS)).map((each) => `npm run new ${lineOf(each)}`);
  throw new UsageError(`Questions need a terminal. Without one, give all answers: ${lines.join(', ')}.`);
}

const lineOf = (kind: string) => [kind, ...(KINDS[kind]?.prompts ?? []).map(({ name }) => `<${name}>`)].join(' ');
