export { CollapsibleText, type CollapsibleTextProps } from './CollapsibleText';
export { LinkedText, type LinkedTextProps } from './LinkedText';
