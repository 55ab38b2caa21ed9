export { ReasonField, type ReasonFieldProps } from './ReasonField';
export { reasonProblem } from './reasonProblem';
export { Textarea, type TextareaProps } from './Textarea';
