import { userOperation } from '#platform/http/operation.ts';
import { requireWebPush } from './requireWebPush.ts';

export const getPushKey = userOperation('getPushKey', (_request, { webPush }) =>
  Promise.resolve({ key: requireWebPush(webPush).publicKey }),
);
