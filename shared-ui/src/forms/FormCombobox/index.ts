export { FormCombobox, type FormComboboxProps } from './FormCombobox';
