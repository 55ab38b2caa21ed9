/** Below /api, so that what forwards the calls forwards this page too. */
export const UNDO_PATH = '/api/auth/email_undo';
