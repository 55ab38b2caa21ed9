export { noMeetingText } from './noMeetingText';
export { whyNoMeeting, type NoMeeting } from './whyNoMeeting';
