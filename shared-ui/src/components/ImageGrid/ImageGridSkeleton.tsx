import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { Delayed } from '../Delayed/Delayed';
import { Skeleton } from '../Skeleton/Skeleton';
import { imageGridStyle, THUMBNAIL_RATIO } from './imageGridStyle';

export interface ImageGridSkeletonProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** How many pictures there will be, as far as one knows. */
  count?: number;
  /** What loads, for those who do not see it. */
  label?: string;
}

/** Holds the place of an ImageGrid. */
export function ImageGridSkeleton({ count = 4, label = 'Загрузка изображений', ...rest }: ImageGridSkeletonProps) {
  return (
    <div role="status" aria-busy aria-label={label} {...rest}>
      <Delayed>
        <Places>
          {Array.from({ length: count }, (_, place) => (
            <Skeleton key={place} shape="card" height="auto" style={{ aspectRatio: THUMBNAIL_RATIO }} />
          ))}
        </Places>
      </Delayed>
    </div>
  );
}

const Places = styled.div`
  ${imageGridStyle}
`;
