/** Maximum number of saved filters per account and device. */
export const MAX_SAVED = 30;
/** Maximum length of a filter's name. */
export const MAX_NAME_LENGTH = 60;
