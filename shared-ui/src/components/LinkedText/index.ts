export { LinkedText, type LinkedTextProps } from './LinkedText';
