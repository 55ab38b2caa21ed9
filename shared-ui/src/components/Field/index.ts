export { controlStyle } from './controlStyle';
export { Field, type FieldProps } from './Field';
export { useField, type FieldOptions, type FieldParts } from './useField';
