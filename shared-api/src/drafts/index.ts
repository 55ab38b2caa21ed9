export { DRAFT_PREFIX, keepDraft, readDraft } from './draft';
export { draftField, keepFormDraft, readFormDraft, type DraftFields } from './formDraft';
export { claimDrafts, forgetAllDrafts, guestDraftName, onOtherOwner } from './owner';
export { hasUnsent, noteUnsent } from './unsent';
export { UNSENT_DATABASE } from './unsentDatabase';
