/** Names of the stories about messages, as in storyNameWords.ts. */
export const messengerWords: Record<string, string> = {
  'Of Each Kind': 'Каждого вида',
};
