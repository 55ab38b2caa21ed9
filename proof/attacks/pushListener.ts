import { connect, SUBSCRIBED, type Socket } from 'reference-api/testing/pushSockets';
import type { TestApp } from 'reference-api/testing/testApp';
import type { TestUser } from 'reference-api/testing/testRows';
import type { Target } from './attack.ts';

/** Asks the API to sign a subscription of a socket. */
export async function authorize(api: TestApp, { cookie }: { cookie: string }, channel: string, socketId: string) {
  const answer = await api.inject({
    method: 'POST',
    url: '/api/pusher/auth',
    payload: String(new URLSearchParams({ socket_id: socketId, channel_name: channel })),
    headers: { cookie, 'content-type': 'application/x-www-form-urlencoded' },
  });
  return { status: answer.status, fields: answer.status === 200 ? (JSON.parse(answer.text) as object) : {} };
}

/** Opens a socket subscribed to the user's own channel. */
export async function listen({ api, url }: Target, user: TestUser): Promise<Socket> {
  const channel = `private-user-${user.id}`;
  const client = await connect(url, api.push.key);
  client.say('pusher:subscribe', { channel, ...(await authorize(api, user, channel, client.id)).fields });
  await client.next(...SUBSCRIBED);
  return client;
}
