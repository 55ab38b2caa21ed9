export { FormMultiSelect, type FormMultiSelectProps } from './FormMultiSelect';
