/** Characters of the message that goes along with an invitation. */
export const NOTE_LIMIT = 500;
