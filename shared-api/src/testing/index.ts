export { type Failure, type ReceivedCall } from './createFakeApi';
export { fakeApi } from './fakeApi';
export { fixtures } from '../fixtures';
export { keptDrafts } from './keptDrafts';
export { renderKept } from './renderKept';
export { renderPage } from './renderPage';
export { useFakeApi } from './useFakeApi';
export { useStillCalendar } from './useStillCalendar';
export { useTimeZone } from './useTimeZone';
