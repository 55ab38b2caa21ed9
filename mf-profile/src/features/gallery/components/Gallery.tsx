import { useState } from 'react';
import { paths } from 'shared-api/paths';
import { ButtonLink } from 'shared-ui/ButtonLink';
import { Card } from 'shared-ui/Card';
import { EmptyState } from 'shared-ui/EmptyState';
import { ImageGrid, ImageGridSkeleton } from 'shared-ui/ImageGrid';
import { Loaded } from 'shared-ui/Loaded';
import { galleryImages } from '#api/galleryImages';
import { usePhotos } from '#api/usePhotos';
import { ShowAllButton } from '#components/ShowAllButton';
import { texts } from '../texts';

interface GalleryProps {
  /** Whose gallery; one's own without an id. */
  userId?: number;
  /** How many rows show at first. */
  rows: number;
  /** An empty gallery says where it can be filled. */
  isEditable?: boolean;
}

/** «Галерея изображений»: the first photos, the rest on demand, and each in full (OWN-04, PART-01). */
export function Gallery({ userId, rows, isEditable = false }: GalleryProps) {
  const photos = usePhotos(userId);
  const [isWhole, setIsWhole] = useState(false);
  // In a wide place there is room for five in a row, in a narrow one for three.
  const isMore = (photos.data?.length ?? 0) > rows * 3;
  return (
    <Card title={texts.title} actions={isMore && <ShowAllButton isWhole={isWhole} onChange={setIsWhole} />}>
      <Loaded
        query={photos}
        skeleton={<ImageGridSkeleton rows={rows} label={texts.loading} />}
        failed={texts.loadFailed}
        empty={
          <EmptyState
            action={
              isEditable && (
                <ButtonLink variant="secondary" to={`${paths.profileEdit}#images`}>
                  {texts.add}
                </ButtonLink>
              )
            }
          >
            {texts.empty}
          </EmptyState>
        }
      >
        {(list) => <ImageGrid label={texts.title} images={galleryImages(list)} rows={isWhole ? undefined : rows} />}
      </Loaded>
    </Card>
  );
}
