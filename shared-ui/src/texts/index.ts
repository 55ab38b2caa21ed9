export { cutText } from './cutText';
export { formatAnswerTime } from './formatAnswerTime';
export { formatDuration } from './formatDuration';
export { isEmail } from './isEmail';
export { plural } from './plural';
