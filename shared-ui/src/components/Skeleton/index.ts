export { Skeleton, type SkeletonProps } from './Skeleton';
export { SkeletonText, type SkeletonTextProps } from './SkeletonText';
