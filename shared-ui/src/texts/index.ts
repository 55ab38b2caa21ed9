export { cutText } from './cutText';
export { formatDuration } from './formatDuration';
export { isEmail } from './isEmail';
export { plural } from './plural';
