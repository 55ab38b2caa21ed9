import type { IconData } from 'shared-ui/Icon';

/** Icons that the product imports, by their name in lucide; filled by the loader `listIcons.mjs`. */
export const usedIcons: Readonly<Record<string, IconData>> = {};
