export { PreviewFrame, type PreviewFrameProps } from './PreviewFrame';
