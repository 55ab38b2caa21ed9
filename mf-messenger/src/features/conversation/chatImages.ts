import type { Attachment, Message } from 'shared-api/contract';
import { isImageName } from 'shared-api/delivery/uploads';
import { formatFileSize } from 'shared-ui/formatFileSize';
import type { ViewedImage } from 'shared-ui/ImageViewer';
import { safeHref } from 'shared-ui/safeHref';
import { withoutTurns } from '#domain/fileName';

function isShownAsImage({ filename, url, is_deleted }: Attachment): boolean {
  return !is_deleted && isImageName(filename) && safeHref(url) !== undefined;
}

/** Collects all pictures of the loaded messages in order, for paging through them in the viewer. */
export function chatImages(messages: readonly Message[]): ViewedImage[] {
  return messages.flatMap(({ attachments }) =>
    attachments.filter(isShownAsImage).map(({ id, url, filename, filesize }) => ({
      id,
      src: url,
      alt: filename,
      file: { name: withoutTurns(filename), size: formatFileSize(filesize), href: url },
    })),
  );
}
