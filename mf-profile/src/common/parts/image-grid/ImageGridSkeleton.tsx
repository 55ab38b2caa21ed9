import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { Delayed } from 'shared-ui/Delayed';
import { Skeleton } from 'shared-ui/Skeleton';
import { GRID_COLUMNS, imageGridPlaceStyle, imageGridStyle, onlyWide, THUMBNAIL_RATIO } from './imageGridStyle';

export interface ImageGridSkeletonProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Expected number of rows. */
  rows?: number;
  /** Status for screen readers. */
  label?: string;
}

/** Loading state of an `ImageGrid`. */
export function ImageGridSkeleton({ rows = 1, label = 'Загрузка изображений', ...rest }: ImageGridSkeletonProps) {
  return (
    <Root role="status" aria-busy aria-label={label} {...rest}>
      <Delayed>
        <Places>
          {Array.from({ length: rows * GRID_COLUMNS.wide }, (_, place) => (
            <Place key={place} $isWideOnly={place >= rows * GRID_COLUMNS.narrow}>
              <Skeleton shape="card" height="auto" style={{ aspectRatio: THUMBNAIL_RATIO }} />
            </Place>
          ))}
        </Places>
      </Delayed>
    </Root>
  );
}

const Root = styled.div`
  ${imageGridPlaceStyle}
`;

const Places = styled.div`
  ${imageGridStyle}
`;

const Place = styled.div<{ $isWideOnly: boolean }>`
  ${({ $isWideOnly }) => $isWideOnly && onlyWide}
`;
