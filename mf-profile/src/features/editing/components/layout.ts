/** Windows in which the table of contents has no room beside the sections: the sidebar takes 248 px, the table as many. */
export const oneColumn = '(max-width: 1100px)';
