import type { CSSProperties } from 'react';
import { paths } from 'shared-api/paths';
import { ButtonLink } from 'shared-ui/ButtonLink';
import { Card } from 'shared-ui/Card';
import { EmptyState } from 'shared-ui/EmptyState';
import { ImageGrid, ImageGridSkeleton } from 'shared-ui/ImageGrid';
import { Loaded } from 'shared-ui/Loaded';
import { usePhotos } from '../api/usePhotos';
import { galleryImages } from '../galleryImages';
import { texts } from '../texts';

interface GalleryBlockProps {
  /** Whose gallery; the current user's without it. */
  userId?: number;
  /** How many pictures there is room for. */
  count: number;
  /** How narrow they may be, in px. */
  width: number;
}

/** A company's pictures, the first of them small; a press shows one in full (OWN-04). */
export function GalleryBlock({ userId, count, width }: GalleryBlockProps) {
  return (
    <Card title={texts.gallery} style={{ '--image-width': `${width}px` } as CSSProperties}>
      <Loaded
        query={usePhotos(userId)}
        skeleton={<ImageGridSkeleton label={texts.loading} count={Math.min(count, 5)} />}
        failed={texts.loadFailed}
        empty={
          <EmptyState
            action={
              userId === undefined && (
                <ButtonLink variant="secondary" size="small" to={`${paths.profileEdit}#images`}>
                  {texts.add}
                </ButtonLink>
              )
            }
          >
            {texts.empty}
          </EmptyState>
        }
      >
        {(photos) => <ImageGrid images={galleryImages(photos)} label={texts.gallery} maxShown={count} />}
      </Loaded>
    </Card>
  );
}
