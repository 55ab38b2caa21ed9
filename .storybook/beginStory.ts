import { answerStories, startStoryApi } from 'shared-api/testing/stories';

const OWN_KEY = /^vstrecha\./;

/** Starts the fake network for a story and clears what the product stores in the browser. @returns stops it */
export function beginStory(): () => void {
  for (const key of Object.keys(localStorage).filter((each) => OWN_KEY.test(each))) localStorage.removeItem(key);
  const stop = startStoryApi();
  answerStories();
  return stop;
}
