/** Names of the stories about the catalogue and the mailing, as in storyNameWords.ts. */
export const catalogWords: Record<string, string> = {};
