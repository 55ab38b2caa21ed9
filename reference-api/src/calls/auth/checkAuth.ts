import { guestOperation } from '#platform/http/operation.ts';
import { findViewer } from '#platform/sessions/sessions.ts';

export const checkAuth = guestOperation('checkAuth', async ({ transport }, context) => ({
  ok: (await findViewer(context, transport.token)) !== null,
}));
