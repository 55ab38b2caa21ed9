export { FormCountryField, type FormCountryFieldProps } from './FormCountryField';
