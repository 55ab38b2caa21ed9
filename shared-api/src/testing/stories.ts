export { fixtures } from '../fixtures/fixtures';
export { answerAsGuest, answerAsUser, answerStories } from './storyAnswers';
export { startStoryApi, storyApi } from './storyApi';
export { atPage } from './atPage';
