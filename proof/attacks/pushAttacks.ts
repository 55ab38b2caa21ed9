import { eq } from 'drizzle-orm';
import PusherServer from 'pusher';
import * as schema from 'reference-api/platform/database/schema';
import { endExpiredSessions } from 'reference-api/platform/sessions/sessions';
import { closedBy, connect, SUBSCRIBED } from 'reference-api/testing/pushSockets';
import { NOON, PASSWORD } from 'reference-api/testing/testApp';
import type { TestUser } from 'reference-api/testing/testRows';
import type { Attack } from './attack.ts';
import { authorize, listen } from './pushListener.ts';
import { rawRequest } from './rawRequest.ts';

/** Attacks on the push server and by means of it. */
export const pushAttacks: Attack[] = [
  {
    title: 'closes sockets with 4009 when the session or access ends',
    async run(target, breach) {
      const { api } = target;
      const next = `${PASSWORD}!`;
      const ends: [name: string, end: (user: TestUser) => Promise<unknown>][] = [
        ['logout', (user) => api.call(user, 'GET', '/api/auth/logout')],
        ['block', ({ id }) => api.db.update(schema.users).set({ is_blocked: true }).where(eq(schema.users.id, id))],
        [
          'changed password',
          (user) =>
            api.call(user, 'PUT', '/api/profile/password', {
              password: PASSWORD,
              new_password: next,
              retry_password: next,
            }),
        ],
        // The server does so several times a second (startServer.ts).
        ['expiry', () => endExpiredSessions(api.db, { now: () => new Date('2027-03-01T12:00:00+03:00') })],
      ];
      const figures: string[] = [];
      for (const [name, end] of ends) {
        const user = await api.createUser();
        const closed = await closedBy(await listen(target, user), () => end(user));
        api.setNow(NOON);
        breach(closed?.code !== 4009, `${name}: ${closed ? `closed with ${closed.code}` : 'the socket lives on'}`);
        if (closed) figures.push(`${name} ${closed.ms} ms`);
      }
      return figures.join(', ');
    },
  },
  {
    title: 'refuses another user’s channel with missing, forged or foreign signatures',
    async run({ api, url }, breach) {
      const [victim, spy] = [await api.createUser(), await api.createUser()];
      const channel = `private-user-${victim.id}`;
      const client = await connect(url, api.push.key);
      const foreign = await connect(url, api.push.key);
      const asked = await authorize(api, spy, channel, client.id);
      breach(asked.status !== 403, `asking was answered ${asked.status}`);
      const own = (await authorize(api, spy, `private-user-${spy.id}`, client.id)).fields;
      const ofOtherSocket = (await authorize(api, victim, channel, foreign.id)).fields;
      const attempts: [name: string, fields: object][] = [
        ['no signature', {}],
        ['a made-up signature', { auth: `${api.push.key}:${'0'.repeat(64)}` }],
        ['the signature of one’s own channel', own],
        ['a signature made for another socket', ofOtherSocket],
        ['a signature with a longer name', { ...own, channel_data: `{"session":"x"}` }],
      ];
      for (const [name, fields] of attempts) {
        client.say('pusher:subscribe', { channel, ...fields });
        const { event } = await client.next(...SUBSCRIBED);
        breach(event === SUBSCRIBED[0], `${name} was taken`);
      }
      for (const name of [
        'private-user-1%00',
        'private-user-',
        'PRIVATE-user-1',
        'private-encrypted-user-1',
        'presence-admin',
      ]) {
        const { status } = await authorize(api, spy, name, client.id);
        breach(status < 400, `the channel ${name} was signed`);
      }
      client.say('client-message', { channel, data: '{}' });
      breach((await client.next('pusher:error')).event !== 'pusher:error', 'a client’s event was taken');
      client.socket.terminate();
      foreign.socket.terminate();
      return `${attempts.length + 7} attempts`;
    },
  },
  {
    title: 'refuses sockets opened by pages of other sites',
    async run({ url }, breach) {
      const origins = ['https://evil.example', 'null', `${url}.evil.example`, url.replace('http:', 'https:') + '1'];
      for (const origin of origins) {
        const { status } = await rawRequest(url, 'GET', '/app/key?protocol=7', {
          origin,
          connection: 'Upgrade',
          upgrade: 'websocket',
          'sec-websocket-version': '13',
          'sec-websocket-key': 'AAAAAAAAAAAAAAAAAAAAAA==',
        });
        breach(status !== 403, `${origin} was answered ${status}`);
      }
      return `${origins.length} origins`;
    },
  },
  {
    title: 'accepts event triggers only with the secret, each signature once',
    async run({ api, url }, breach) {
      const { appId, key, secret } = api.push.app;
      const { hostname, port } = new URL(url);
      const sign = (by: string) => {
        const server = new PusherServer({ appId, key, secret: by, host: hostname, port, useTLS: false });
        const body = JSON.stringify({ name: 'message', data: '{}', channels: ['private-user-1'] });
        const path = `/apps/${appId}/events`;
        return { body, address: `${path}?${server.createSignedQueryString({ method: 'POST', path, body })}` };
      };
      const trigger = async (address: string, body: string) =>
        (await rawRequest(url, 'POST', address, { 'content-type': 'application/json' }, body)).status;
      const forged = sign('a guess');
      const right = sign(secret);
      breach((await trigger(`/apps/${appId}/events`, right.body)) < 400, 'an unsigned trigger was taken');
      breach((await trigger(forged.address, forged.body)) < 400, 'a forged trigger was taken');
      breach((await trigger(right.address, right.body.replace('user-1', 'user-2'))) < 400, 'another body was taken');
      breach((await trigger(right.address, right.body)) !== 200, 'the right trigger was refused');
      breach((await trigger(right.address, right.body)) < 400, 'a signed trigger was taken twice');
      return '5 triggers';
    },
  },
];
