export { forgetAllDrafts, keepDraft, readDraft } from './draft';
export { draftField, keepFormDraft, readFormDraft, type DraftFields } from './formDraft';
export { hasUnsent, noteUnsent } from './unsent';
export { UNSENT_DATABASE } from './unsentDatabase';
