/** One assertion for the compiler. */
export interface Question {
  subject: string;
  /**
   * - `export`: an export fits what the build was compiled against
   * - `answer`: an operation's JSON does
   * - `call`: an operation takes what the build sends
   * - `props`: a page or widget takes the props that it is given
   * - `lost`: no parameter or prop has been removed
   */
  kind: 'export' | 'answer' | 'call' | 'props' | 'lost';
  text: string;
}

/** Characters of the compiler's words in a sentence. */
const LONGEST = 200;

const PROPERTY = /property '([^']+)' are incompatible|types of '([^']+)' are incompatible/;
const MISSING = /Property '([^']+)' is missing in type|missing the following properties from type .*: (.+)$/;
const OPTIONAL = /Property '([^']+)' is optional in type/;
const UNFIT = /Type '(.+)' is not assignable to type '(.+)'/;

export function isOperation(subject: string): boolean {
  return /^[a-z]+ \/api\//.test(subject);
}

/** A sentence that names a subject and its change, with the compiler's own words. */
export function describeChange({ subject, kind }: Question, message: readonly string[]): string {
  const place = isOperation(subject) ? subject.replace(/^\w+/, (method) => method.toUpperCase()) : subject;
  const last = (message.at(-1) ?? '')
    .trim()
    .replace(/^.*error TS\d+: /, '')
    .replaceAll(/import\("[^"]*"\)\./g, '');
  const short = last.length > LONGEST ? `${last.slice(0, LONGEST)}…` : last;
  return `${place}: ${changeOf(kind, message)}. TypeScript: ${short}`;
}

function changeOf(kind: Question['kind'], message: readonly string[]): string {
  const text = message.join('\n');
  const path = message.flatMap((line) => {
    const [, name, names] = PROPERTY.exec(line) ?? [];
    return name ?? names ?? [];
  });
  const last = message.at(-1) ?? '';
  if (kind === 'lost') return `has no ${quote(/to type '(.+)'/.exec(last)?.[1]?.replaceAll('"', '') ?? '')}`;
  // Parameters turn the question round: there the new side demands.
  const turns = message.filter((line) => line.includes('Types of parameters')).length;
  const demands = (turns % 2 === 1) !== (kind === 'call' || kind === 'props');
  const [, missing, several] = MISSING.exec(text) ?? [];
  const absent = missing ?? several;
  if (absent !== undefined) {
    const names = quote([...path, absent].join('.'));
    return demands ? `requires ${names}` : `has no ${names}`;
  }
  const optional = OPTIONAL.exec(text)?.[1];
  if (optional !== undefined) {
    const names = quote([...path, optional].join('.'));
    return demands ? `requires ${names}` : `may lack ${names}`;
  }
  const [, from] = UNFIT.exec(last) ?? [];
  const where = path.length > 0 ? quote(path.join('.')) : 'the type';
  if (from === undefined) return `${where} has changed`;
  if (from === 'undefined') return demands ? `requires ${where}` : `may lack ${where}`;
  return demands ? `${where} does not take ${from}` : `${where} may be ${from}`;
}

function quote(name: string): string {
  return `'${name}'`;
}
