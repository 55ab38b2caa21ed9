import { useState } from 'react';
import { paths } from 'shared-api/paths';
import { ButtonLink } from 'shared-ui/ButtonLink';
import { Card } from 'shared-ui/Card';
import { EmptyState } from 'shared-ui/EmptyState';
import { Loaded } from 'shared-ui/Loaded';
import { galleryImages, usePhotos } from '#api/usePhotos';
import { ImageGrid } from '#parts/image-grid/ImageGrid';
import { ImageGridSkeleton } from '#parts/image-grid/ImageGridSkeleton';
import { ShowAllButton } from '#parts/ShowAllButton';

interface GalleryProps {
  /** Without an id, the current user's gallery. */
  userId?: number;
  /** Rows shown before «Показать все». */
  rows: number;
  /** An empty gallery links to the page where photos can be added. */
  isEditable?: boolean;
}

/** «Галерея изображений»: the first photos, the rest on demand, each with a full-size viewer (OWN-04, PART-01). */
export function Gallery({ userId, rows, isEditable = false }: GalleryProps) {
  const photos = usePhotos(userId);
  const [isWhole, setIsWhole] = useState(false);
  // A row holds five photos in a wide column and three in a narrow one.
  const isMore = (photos.data?.length ?? 0) > rows * 3;
  return (
    <Card title="Галерея изображений" actions={isMore && <ShowAllButton isWhole={isWhole} onChange={setIsWhole} />}>
      <Loaded
        query={photos}
        skeleton={<ImageGridSkeleton rows={rows} label="Загрузка галереи" />}
        failed="Не удалось загрузить изображения."
        empty={
          <EmptyState
            action={
              isEditable && (
                <ButtonLink variant="secondary" to={`${paths.profileEdit}#images`}>
                  Добавить
                </ButtonLink>
              )
            }
          >
            Изображений пока нет.
          </EmptyState>
        }
      >
        {(list) => (
          <ImageGrid label="Галерея изображений" images={galleryImages(list)} rows={isWhole ? undefined : rows} />
        )}
      </Loaded>
    </Card>
  );
}
