import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Values by name. */
export type Answers = Readonly<Record<string, string>>;

/** Puts answers in place of their names: `{{name}}`. */
export function fill(text: string, answers: Answers): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const answer = answers[name];
    if (answer === undefined) throw new Error(`A template asks for {{${name}}}, which is not among the answers.`);
    return answer;
  });
}

/**
 * Fills a folder of templates; names of files are templates too.
 * @param rename changes the name of a file
 * @throws when a file exists
 */
export function writeTemplates(from: string, to: string, answers: Answers, rename = (name: string) => name): void {
  for (const name of globSync('**/*.hbs', { cwd: from })) {
    const file = path.join(to, rename(fill(name.replace('.hbs', ''), answers)));
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, fill(readFileSync(path.join(from, name), 'utf8'), answers), { flag: 'wx' });
  }
}
