/** A conversation as shown in one place. */
export interface Version {
  name: string;
  messages: readonly string[];
}

/**
 * Compares the versions of a conversation with the first one and looks for duplicates.
 * @returns problems; empty when all versions are equal and contain each message once
 */
export function compare([first, ...others]: readonly [Version, ...Version[]]): string[] {
  const problems: string[] = [];
  for (const { name, messages } of [first, ...others]) {
    const bare = messages.map((text) => text.replace(/!+$/, ''));
    const twice = bare.filter((text, index) => bare.indexOf(text) !== index);
    if (twice.length > 0) problems.push(`${name}: twice ${[...new Set(twice)].join(', ')}`);
  }
  for (const { name, messages } of others) {
    const missing = first.messages.filter((text) => !messages.includes(text));
    const extra = messages.filter((text) => !first.messages.includes(text));
    if (missing.length > 0) problems.push(`${name}: missing ${missing.join(', ')}`);
    if (extra.length > 0) problems.push(`${name}: too many ${extra.join(', ')}`);
    if (missing.length + extra.length === 0 && String(messages) !== String(first.messages))
      problems.push(`${name}: another order`);
  }
  return problems;
}

/** Messages that a server returned before and no longer has, although they were not deleted. */
export function findLost(
  before: readonly string[],
  after: readonly string[],
  people: readonly { mark: string; deleted: ReadonlySet<number> }[],
): string[] {
  const bare = (text: string) => text.replace(/!+$/, '');
  const kept = new Set(after.map(bare));
  const isDeleted = (text: string) =>
    people.some(({ mark, deleted }) => [...deleted].some((number) => text === `№${mark}-${number}`));
  return before.map(bare).filter((text) => !kept.has(text) && !isDeleted(text));
}

/** Finds messages of a person that are missing on the server or out of order. */
export function checkWritten(
  { mark, written, deleted }: { mark: string; written: number; deleted: ReadonlySet<number> },
  server: readonly string[],
): string[] {
  const numbers = server.flatMap((text) => {
    const [, author, number] = /^№(.+)-(\d+)!*$/.exec(text) ?? [];
    return author === mark ? [Number(number)] : [];
  });
  const missing = Array.from({ length: written }, (_, index) => index + 1).filter(
    (number) => !numbers.includes(number) && !deleted.has(number),
  );
  return [
    ...(missing.length > 0 ? [`${mark}: not arrived ${missing.join(', ')}`] : []),
    ...(numbers.some((number, index) => number <= (numbers[index - 1] ?? 0))
      ? [`${mark}: not in the order of writing`]
      : []),
  ];
}
