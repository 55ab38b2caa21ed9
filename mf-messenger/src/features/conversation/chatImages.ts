import type { Attachment, Message } from 'shared-api/contract';
import { isImageName } from 'shared-api/upload';
import type { ViewedImage } from 'shared-ui/ImageViewer';
import { safeHref } from 'shared-ui/safeHref';

/** Whether an attachment can be shown as a picture. */
function isShownAsImage({ filename, url, is_deleted }: Attachment): boolean {
  return !is_deleted && isImageName(filename) && safeHref(url) !== undefined;
}

/** All pictures of the loaded messages, in their order: what one can leaf through. */
export function chatImages(messages: readonly Message[]): ViewedImage[] {
  return messages.flatMap(({ attachments }) =>
    attachments.filter(isShownAsImage).map(({ id, url, filename }) => ({ id, src: url, alt: filename })),
  );
}
