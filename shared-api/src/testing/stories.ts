export { fixtures } from '../fixtures';
export { answerAsGuest, answerAsUser, answerStories } from './storyAnswers';
export { startStoryApi, storyApi } from './storyApi';
export { atPage } from './atPage';
