export { describeAuthErrors, type AuthErrors, type AuthField } from './describeAuthErrors';
