export { PhoneField, type PhoneFieldProps } from './PhoneField';
export { isCompletePhone } from './phone';
