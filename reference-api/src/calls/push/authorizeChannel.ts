import { badRequest, forbidden } from '#platform/errors/httpError.ts';
import { participantOperation } from '#platform/http/operation.ts';
import { ALL_CHANNEL, PRESENCE_CHANNEL, sessionKey, userChannel } from '#platform/push/channelData.ts';
import { hashToken } from '#platform/sessions/sessions.ts';

export const authorizeChannel = participantOperation(
  'authorizeChannel',
  async ({ body, viewer, transport }, { push }) => {
    const session = transport.token && sessionKey(hashToken(transport.token));
    if (!/^\d+\.\d+$/.test(body.socket_id)) throw badRequest('Поле «socket_id» заполнено неверно.');
    if (body.channel_name === userChannel(viewer.id)) return push.authorize(body.socket_id, body.channel_name, session);
    if (body.channel_name === ALL_CHANNEL) return push.authorize(body.socket_id, body.channel_name, session);
    // The presence channel publishes only who is online: the user id.
    if (body.channel_name === PRESENCE_CHANNEL)
      return push.authorize(body.socket_id, body.channel_name, session, viewer.id);
    throw forbidden('К этому каналу нет доступа.');
  },
  { cost: 0 },
);
