/** Names of the stories about profiles and news, as in storyNameWords.ts. */
export const profileWords: Record<string, string> = {};
