export { createAccountStore, useAccountStore } from './accountStore';
export { keepDeviceText, readDeviceText } from './deviceText';
export { claimDrafts, forgetAllDrafts, guestDraftName, isDraftOwner, onOtherOwner } from './draftOwner';
export { hasUnsent, keepDraft, noteUnsent, onDraftElsewhere, readDraft } from './drafts';
export { draftField, keepFormDraft, readFormDraft, type DraftFields } from './formDraft';
export { isLogoutPending, markLogoutPending } from './logoutPending';
export { keepTabText, takeTabText } from './tabText';
export { unsentDatabase } from './unsentDatabases';
export { useDeviceText } from './useDeviceText';
