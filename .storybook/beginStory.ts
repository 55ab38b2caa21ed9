import { answerStories, startStoryApi } from 'shared-api/testing/stories';
import { getToasts, removeToast } from 'shared-ui/toast';

const OWN_KEY = /^vstrecha\./;

/** Starts the fake network for a story and clears what earlier ones left: stored texts, toasts. @returns stops it */
export function beginStory(): () => void {
  for (const key of Object.keys(localStorage).filter((each) => OWN_KEY.test(each))) localStorage.removeItem(key);
  for (const { id } of getToasts()) removeToast(id);
  const stop = startStoryApi();
  answerStories();
  return stop;
}
