/** What one place has of a conversation. */
export interface Version {
  name: string;
  messages: readonly string[];
}

/**
 * Says in what the versions of a conversation differ from the first one, and which messages stand there twice.
 * @returns nothing when they are the same, each message once
 */
export function compare([first, ...others]: readonly [Version, ...Version[]]): string[] {
  const problems: string[] = [];
  for (const { name, messages } of [first, ...others]) {
    const bare = messages.map((text) => text.replace(/!+$/, ''));
    const twice = bare.filter((text, index) => bare.indexOf(text) !== index);
    if (twice.length > 0) problems.push(`${name}: дважды ${[...new Set(twice)].join(', ')}`);
  }
  for (const { name, messages } of others) {
    const missing = first.messages.filter((text) => !messages.includes(text));
    const extra = messages.filter((text) => !first.messages.includes(text));
    if (missing.length > 0) problems.push(`${name}: нет ${missing.join(', ')}`);
    if (extra.length > 0) problems.push(`${name}: лишние ${extra.join(', ')}`);
    if (missing.length + extra.length === 0 && String(messages) !== String(first.messages))
      problems.push(`${name}: другой порядок`);
  }
  return problems;
}

/** Which messages that a server has told of are gone, though nobody has deleted them. */
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

/** Which of the messages that a person wrote did not come to the server, and whether they stand out of their order. */
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
    ...(missing.length > 0 ? [`${mark}: не дошли ${missing.join(', ')}`] : []),
    ...(numbers.some((number, index) => number <= (numbers[index - 1] ?? 0))
      ? [`${mark}: не в порядке написания`]
      : []),
  ];
}
