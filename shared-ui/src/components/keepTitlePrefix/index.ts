export { keepTitlePrefix } from './keepTitlePrefix';
