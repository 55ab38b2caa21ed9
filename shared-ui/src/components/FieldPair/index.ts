export { FieldPair } from './FieldPair';
