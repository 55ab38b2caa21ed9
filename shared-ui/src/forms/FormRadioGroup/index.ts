export { FormRadioGroup, type FormRadioGroupProps } from './FormRadioGroup';
