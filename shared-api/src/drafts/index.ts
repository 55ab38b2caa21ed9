export { forgetAllDrafts, keepDraft, readDraft } from './draft';
export { draftField, keepFormDraft, readFormDraft, type DraftFields } from './formDraft';
