export { FormPhoneField, type FormPhoneFieldProps } from './FormPhoneField';
