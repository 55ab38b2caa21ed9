export { FitLine, type FitLineProps } from './FitLine';
