import { UPLOAD_COST, userOperation } from '#platform/http/operation.ts';
import { UPLOADS } from '#platform/storage/imageAddresses.ts';
import { removeUnsaved } from '#platform/storage/removeUnsaved.ts';
import { checkImage, IMAGE_RULES, storeImage } from './processImage.ts';
import { replaceAvatar } from './replaceAvatar.ts';

/** Pixels; no page shows a larger avatar. */
const AVATAR_BOX = 512;

export const uploadAvatar = userOperation(
  'uploadAvatar',
  async ({ viewer, transport }, context) => {
    const file = await transport.receiveFile({ ...IMAGE_RULES, field: 'filedata' });
    try {
      const name = await storeImage(context.storage, await checkImage(file.path), AVATAR_BOX);
      const avatar = `${UPLOADS}${name}`;
      await replaceAvatar(context, viewer.id, avatar).catch(async (error: unknown) => {
        await removeUnsaved(context.storage, [name], error);
        throw error;
      });
      return { avatar };
    } finally {
      await file.discard();
    }
  },
  { cost: UPLOAD_COST },
);
