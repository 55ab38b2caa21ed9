import { hashToken } from '../auth/sessions.ts';
import { badRequest, forbidden } from '../http/httpError.ts';
import { userOperation } from '../http/operation.ts';
import { sessionKey } from './channelData.ts';

export const authorizeChannel = userOperation('authorizeChannel', async ({ body, viewer, transport }, { push }) => {
  const session = transport.token && sessionKey(hashToken(transport.token));
  if (!/^\d+\.\d+$/.test(body.socket_id)) throw badRequest('Поле «socket_id» заполнено неверно.');
  if (body.channel_name === `private-user-${viewer.id}`)
    return push.authorize(body.socket_id, body.channel_name, session);
  // Others learn who is online, nothing more about him.
  if (body.channel_name === 'presence-users')
    return push.authorize(body.socket_id, body.channel_name, session, viewer.id);
  throw forbidden('К этому каналу нет доступа.');
});
