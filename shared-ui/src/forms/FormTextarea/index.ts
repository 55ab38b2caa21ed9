export { FormTextarea, type FormTextareaProps } from './FormTextarea';
