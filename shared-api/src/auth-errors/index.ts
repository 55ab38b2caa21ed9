export { describeAuthErrors, type AuthErrors, type AuthField } from './describeAuthErrors';
export { describeRefusedFields } from './describeRefusedFields';
