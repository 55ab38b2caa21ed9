import { administratorOperation, UPLOAD_COST } from '#platform/http/operation.ts';
import { organize } from '#platform/journal/organize.ts';
import { UPLOADS } from '#platform/storage/imageAddresses.ts';
import { withUpload } from '#platform/storage/withUpload.ts';
import { checkImage, IMAGE_RULES, storeImage } from '../images/processImage.ts';

const MAX_BYTES = 1024 * 1024;
/** Pixels; no page shows a wider banner. */
const BANNER_BOX = 1200;

/** Stores an image; it goes to the trash unless it is saved as a banner's. */
export const uploadBanner = administratorOperation(
  'uploadBanner',
  ({ viewer, transport }, context) =>
    withUpload(
      context.storage,
      transport,
      { ...IMAGE_RULES, field: 'file', maxBytes: MAX_BYTES },
      async (file, stored) => {
        const name = await storeImage(context.storage, await checkImage(file), BANNER_BOX);
        stored.push(name);
        const image = `${UPLOADS}${name}`;
        await organize(context, viewer.id, ({ journal }) => journal('banner', { type: 'site' }, null, { image }));
        return { image };
      },
    ),
  { cost: UPLOAD_COST, isJournaled: true },
);
