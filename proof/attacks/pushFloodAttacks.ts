import { once } from 'node:events';
import { closeCode, closedBy, connect, SUBSCRIBED } from 'reference-api/testing/pushSockets';
import type { Attack } from './attack.ts';
import { authorize, listen } from './pushListener.ts';

const FLOOD = 400;
const REPEATS = 20_000;
/** The default limit of sockets per address. */
const MOST_OF_ADDRESS = 500;
/** The limits of a guest's socket. */
const MOST_CHANNELS = 5;
const MOST_FRAMES = 20;

/** Attacks that overload the push server. */
export const pushFloodAttacks: Attack[] = [
  {
    title: 'answers calls during a flood of sockets and frames',
    async run(target, breach) {
      const { api, url } = target;
      const user = await api.createUser();
      const listener = await listen(target, user);
      const sockets = await Promise.all(Array.from({ length: FLOOD }, () => connect(url, api.push.key)));
      for (const { socket } of sockets) {
        for (const frame of [
          '{',
          '[]',
          'null',
          '{"event":1}',
          '{"event":"pusher:subscribe","data":{"channel":"\\u0000"}}',
        ])
          socket.send(frame);
      }
      const [first] = sockets;
      for (let index = 0; index < 1000; index += 1) first?.say('pusher:subscribe', { channel: `open-${index}` });
      const flooding = first && (once(first.socket, 'close') as Promise<[number]>);
      const last = sockets.at(-1)?.socket;
      const tooLarge = last && (once(last, 'close') as Promise<[number]>);
      last?.send('x'.repeat(100_000));
      const started = performance.now();
      const { status } = await api.call(user, 'GET', '/api/user');
      const took = Math.round(performance.now() - started);
      breach(status !== 200, `a call was answered ${status}`);
      breach(took > 2_000, `a call took ${took} ms`);
      breach((await tooLarge)?.[0] !== 1009, 'a frame of 100 KB was read');
      breach((await flooding)?.[0] !== 4100, 'a thousand frames in a row were read');
      const other = await api.createUser({ type: 'Заказчик' });
      await api.call(other, 'POST', '/api/message', { user_id: user.id, text: 'слышно?', attachments: [] });
      breach((await listener.next('message')).event !== 'message', 'others hear nothing');
      for (const { socket } of [...sockets, listener]) socket.terminate();
      return `${FLOOD} sockets, ${FLOOD * 5 + 1000} frames, a call meanwhile ${took} ms`;
    },
  },
  {
    title: 'closes a socket after 20,000 repeated subscriptions, answering one',
    async run(target, breach) {
      const { api, url } = target;
      const [attacker, other] = [await api.createUser(), await api.createUser()];
      const client = await connect(url, api.push.key);
      const { fields } = await authorize(api, attacker, 'presence-users', client.id);
      let call: { status: number; ms: number } | undefined;
      const closed = await closedBy(client, async () => {
        for (let count = 0; count < REPEATS; count += 1)
          client.say('pusher:subscribe', { channel: 'presence-users', ...fields });
        const started = performance.now();
        const { status } = await api.call(other, 'GET', '/api/user');
        call = { status, ms: Math.round(performance.now() - started) };
      });
      const answers = client.received().filter((event) => event === SUBSCRIBED[0]).length;
      breach(call?.status !== 200, `a call was answered ${call?.status}`);
      breach(closed?.code !== 4100, closed ? `closed with ${closed.code}` : 'the socket lives on');
      breach(answers !== 1, `${answers} answers`);
      return `${REPEATS} frames, a call meanwhile ${call?.ms} ms`;
    },
  },
  {
    title: 'limits sockets per address and still admits other addresses',
    async run({ api, url }, breach) {
      const address = '203.0.113.77';
      const sockets = await Promise.all(
        Array.from({ length: MOST_OF_ADDRESS }, () => connect(url, api.push.key, address)),
      );
      const refused = await Promise.all(
        Array.from({ length: 100 }, (_, port) => closeCode(url, api.push.key, `${address}:${50_000 + port}`)),
      );
      const letIn = refused.filter((code) => code !== 4100).length;
      breach(letIn > 0, `${letIn} more were let in`);
      breach((await closeCode(url, api.push.key, '203.0.113.78')) !== undefined, 'another address was refused');
      for (const { socket } of sockets) socket.terminate();
      return `${MOST_OF_ADDRESS} sockets, ${refused.length - letIn} refused`;
    },
  },
  {
    title: 'limits a guest to five channels below the frame limit',
    async run({ api, url }, breach) {
      const client = await connect(url, api.push.key);
      const asked = MOST_FRAMES - 1;
      for (let index = 0; index < asked; index += 1) client.say('pusher:subscribe', { channel: `open-${index}` });
      client.say('pusher:ping', {});
      const answer = await client.next('pusher:pong');
      const joined = client.received().filter((event) => event === SUBSCRIBED[0]).length;
      breach(answer.event !== 'pusher:pong', 'the socket was closed');
      breach(joined > MOST_CHANNELS, `${joined} channels were joined`);
      client.socket.terminate();
      return `${asked} subscriptions, ${joined} channels`;
    },
  },
  {
    title: 'answers twenty frames per guest’s socket and refuses reopened ones',
    async run({ api, url }, breach) {
      const address = '203.0.113.79';
      const open = () => connect(url, api.push.key, address);
      const sockets = await Promise.all(Array.from({ length: MOST_OF_ADDRESS }, open));
      const codes = await Promise.all(
        sockets.map(async ({ socket, say }) => {
          const closed = once(socket, 'close') as Promise<[number]>;
          for (let count = 0; count < 10 * MOST_FRAMES; count += 1) say('pusher:ping', {});
          return (await closed)[0];
        }),
      );
      const lives = codes.filter((code) => code !== 4100).length;
      const answers = sockets.map(({ received }) => received().filter((event) => event === 'pusher:pong').length);
      breach(lives > 0, `${lives} sockets were closed with another code`);
      breach(Math.max(...answers) > MOST_FRAMES, `${Math.max(...answers)} frames of a socket were answered`);
      breach((await closeCode(url, api.push.key, address)) !== 4100, 'a closed socket was reopened at once');
      return `${MOST_OF_ADDRESS} sockets, ${answers.reduce((sum, count) => sum + count, 0)} frames answered`;
    },
  },
];
