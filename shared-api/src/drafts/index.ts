export { forgetAllDrafts, keepDraft, readDraft } from './draft';
