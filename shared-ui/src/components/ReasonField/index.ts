export { ReasonField, type ReasonFieldProps } from './ReasonField';
export { reasonProblem } from './reasonProblem';
