export { FormCheckbox, type FormCheckboxProps } from './FormCheckbox';
