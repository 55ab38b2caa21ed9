import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import type { Schema } from 'shared-api/contract';
import { uploadFile } from 'shared-api/delivery/uploads';
import { useQueryCache } from 'shared-api/query';
import { FileDrop } from 'shared-ui/FileDrop';
import { InlineUndo } from 'shared-ui/InlineUndo';
import { Loaded } from 'shared-ui/Loaded';
import { Stack } from 'shared-ui/Stack';
import { toast } from 'shared-ui/toast';
import { galleryImages, photosKeys, usePhotos } from '#api/usePhotos';
import { ImageGrid } from '#parts/image-grid/ImageGrid';
import { ImageGridSkeleton } from '#parts/image-grid/ImageGridSkeleton';
import { createPageUploads, usePageUploads } from '#state/usePageUploads';
import { useDeletePhoto } from '../api/imageChanges';
import { ACCEPTED_IMAGES, IMAGE_LIMITS } from '../limits';
import { toImageProblem } from '../state/imageProblem';
import { useImageChoice } from '../state/useImageChoice';
import { texts } from '../texts';
import { CropDialog } from './CropDialog';
import { LargeImagesDialog } from './LargeImagesDialog';
import { UploadTile } from './UploadTile';

interface GalleryEditProps {
  /** Called when the first upload starts and when the last one ends. */
  onUploadingChange?: (isUploading: boolean) => void;
}

/** The current user's gallery: parallel uploads with progress, abort and retry; a deletion can be undone (EDIT-06). */
export function GalleryEdit({ onUploadingChange }: GalleryEditProps) {
  const { queue, uploads, isUploading } = useGalleryUploads();
  const choice = useImageChoice({
    onFine: (files) => queue.add(files, () => undefined),
    onRefused: (file, problem) => queue.add([file], () => problem),
  });
  const tell = useEffectEvent((isBusy: boolean) => onUploadingChange?.(isBusy));
  useEffect(() => tell(isUploading), [isUploading]);

  const tiles = uploads.map((upload) => (
    <UploadTile
      key={upload.id}
      upload={upload}
      onRemove={() => queue.remove(upload.id)}
      onRetry={() => queue.retry(upload.id, () => undefined)}
    />
  ));
  return (
    <Stack gap={4}>
      <FileDrop label={texts.drop} hint={texts.hint} accept={ACCEPTED_IMAGES} onFiles={choice.choose} />
      <Loaded query={usePhotos()} skeleton={<ImageGridSkeleton label={texts.loading} />} failed={texts.loadFailed}>
        {(photos) => <Photos photos={photos} uploads={tiles} />}
      </Loaded>
      <LargeImagesDialog
        images={choice.cropping ? [] : choice.large}
        isShrinking={choice.isShrinking}
        onShrink={choice.shrink}
        onCrop={choice.crop}
        onRefuse={choice.refuse}
      />
      {choice.cropping && (
        <CropDialog
          title={texts.cropPhoto}
          file={choice.cropping.file}
          problem={choice.cropping.problem}
          limits={IMAGE_LIMITS}
          onCut={choice.cut}
          onFailed={choice.failToCut}
          onClose={choice.keepWhole}
        />
      )}
    </Stack>
  );
}

interface PhotosProps {
  photos: readonly Schema<'Photo'>[];
  uploads: readonly ReactNode[];
}

/** Photos that stay restorable for five seconds after deletion. */
function Photos({ photos, uploads }: PhotosProps) {
  const deletePhoto = useDeletePhoto();
  const [deleted, setDeleted] = useState<ReadonlySet<number>>(new Set());
  const bringBack = (id: number) => setDeleted((all) => new Set([...all].filter((one) => one !== id)));

  const complete = (id: number) =>
    deletePhoto(id).then(
      () => toast.success(texts.removed),
      () => {
        toast.danger(texts.removeFailed);
        bringBack(id);
      },
    );

  return (
    <ImageGrid
      images={galleryImages(photos)}
      label={texts.gallery}
      emptyText={texts.empty}
      before={uploads.length > 0 && uploads}
      wrapTile={(id, tile) => (
        <InlineUndo
          isShown={deleted.has(id)}
          text={texts.deleted}
          onUndo={() => bringBack(id)}
          onComplete={() => void complete(id)}
        >
          {tile}
        </InlineUndo>
      )}
      onDelete={(id) => setDeleted((all) => new Set([...all, id]))}
    />
  );
}

function useGalleryUploads() {
  const cache = useQueryCache();
  return usePageUploads(() =>
    createPageUploads({
      send: (file, options) => uploadFile('/api/photos', 'file', file, options),
      toProblem: toImageProblem,
      // Swap the upload's tile for the stored photo in one render.
      onStored: (stored) =>
        cache.patch<Schema<'Photo'>[]>(photosKeys.of(), (photos) => [
          ...photos.filter(({ id }) => id !== stored.id),
          stored,
        ]),
      // After a failed upload, «successfully completed» would be wrong; its tile shows the error.
      onIdle: ({ failed }) => failed === 0 && toast.success(texts.uploaded),
    }),
  );
}
