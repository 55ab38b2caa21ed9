/** A note or a reason as it is stored; null without one. Half a character would not fit into JSON. */
export const cleanNote = (text = ''): string | null => text.toWellFormed().trim() || null;
