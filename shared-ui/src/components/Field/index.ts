export { controlStyle } from './controlStyle';
export { Field, type FieldProps } from './Field';
export { FieldPair } from './FieldPair';
export { useField, type FieldOptions, type FieldParts } from './useField';
