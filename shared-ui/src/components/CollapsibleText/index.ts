export { CollapsibleText, type CollapsibleTextProps } from './CollapsibleText';
