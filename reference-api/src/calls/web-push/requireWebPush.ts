import { notFound } from '#platform/errors/httpError.ts';
import type { WebPush } from '#platform/web-push/webPush.ts';

/** @throws HttpError 404 where the operator has set no keys */
export function requireWebPush(webPush: WebPush | undefined): WebPush {
  if (!webPush) throw notFound('Уведомления при закрытой вкладке здесь не включены.');
  return webPush;
}
