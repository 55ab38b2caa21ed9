export { ImageGrid, type GridImage, type ImageGridProps } from './ImageGrid';
export { ImageGridSkeleton, type ImageGridSkeletonProps } from './ImageGridSkeleton';
