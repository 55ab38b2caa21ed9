export { parseUserId } from './parseUserId';
export { paths } from './paths';
