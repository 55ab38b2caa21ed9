export { InlineUndo, type InlineUndoProps } from './InlineUndo';
