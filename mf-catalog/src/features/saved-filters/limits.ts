/** With so many saved filters a person saves no more. */
export const MAX_SAVED = 30;
/** Maximum length of a filter's name. */
export const MAX_NAME_LENGTH = 60;
/** Maximum number of filters that several devices of an account have saved together; the server takes as many. */
export const MAX_KEPT = 100;
