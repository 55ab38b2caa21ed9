export { dropSecondClick } from './dropSecondClick';
