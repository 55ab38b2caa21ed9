export { FormPersonFields, type FormPersonFieldsProps } from './FormPersonFields';
