import { UPLOAD_COST, userOperation } from '#platform/http/operation.ts';
import { UPLOADS } from '#platform/storage/imageAddresses.ts';
import { withUpload } from '#platform/storage/withUpload.ts';
import { checkImage, IMAGE_RULES, storeImage } from './processImage.ts';
import { replaceAvatar } from './replaceAvatar.ts';

/** Pixels; no page shows a larger avatar. */
const AVATAR_BOX = 512;

export const uploadAvatar = userOperation(
  'uploadAvatar',
  ({ viewer, transport }, context) =>
    withUpload(context.storage, transport, { ...IMAGE_RULES, field: 'filedata' }, async (file, stored) => {
      const name = await storeImage(context.storage, await checkImage(file), AVATAR_BOX);
      stored.push(name);
      const avatar = `${UPLOADS}${name}`;
      await replaceAvatar(context, viewer.id, avatar);
      return { avatar };
    }),
  { cost: UPLOAD_COST },
);
