import type { Message } from 'shared-api/contract';

/** Finds the messages whose text or file names contain the words, ignoring case; empty for blank words. */
export function matching(messages: readonly Message[], words: string): readonly Message[] {
  const wanted = words.trim().toLocaleLowerCase('ru');
  if (wanted === '') return [];
  return messages.filter(({ text, attachments }) =>
    [text, ...attachments.map(({ filename }) => filename)].some((part) =>
      part.toLocaleLowerCase('ru').includes(wanted),
    ),
  );
}
