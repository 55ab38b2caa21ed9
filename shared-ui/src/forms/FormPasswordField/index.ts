export { FormPasswordField, type FormPasswordFieldProps } from './FormPasswordField';
