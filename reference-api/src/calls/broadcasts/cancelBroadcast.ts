import { organizerOperation } from '#platform/http/organizerOperation.ts';
import { takeBack } from './broadcastChanges.ts';

export const cancelBroadcast = organizerOperation('cancelBroadcast', ({ path }, act) => takeBack(act, path.id));
