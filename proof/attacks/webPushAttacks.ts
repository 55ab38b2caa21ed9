import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import { makePushKeys } from 'reference-api/platform/config/webPushConfig';
import type { Attack } from './attack.ts';

/** Addresses that are not a push service's, although some look or resolve like one. */
const endpointsOf = (port: number) =>
  [
    `localhost:${port}/a`,
    `127.0.0.1:${port}/a`,
    `[::1]:${port}/a`,
    `[::ffff:127.0.0.1]:${port}/a`,
    `2130706433:${port}/a`,
    `0x7f.1:${port}/a`,
    `fcm.googleapis.com@localhost:${port}/a`,
    `fcm.googleapis.com:443@localhost:${port}/a`,
    `fcm.googleapis.com%00@localhost:${port}/a`,
    `localhost:${port}#.push.apple.com/a`,
    `localhost:${port}?.push.apple.com/a`,
    `localhost:${port}\\.push.apple.com/a`,
    `fcm.googleapis.com\\@localhost:${port}/a`,
    `fcm.googleapis.com:${port}/a`,
    `fcm.googleapis.com./a`,
    `fcm.googleapis.com.localhost:${port}/a`,
    'ｆcm.googleapis.com/a',
    'fcm。googleapis.com/a',
    'push.apple.com/a',
    'evilpush.apple.com/a',
    '169.254.169.254/latest/meta-data',
  ].flatMap((rest) => [`https://${rest}`, `https:${rest}`, `https:\\\\${rest}`, `http://${rest}`]);

/** Attacks on what browsers name as their push service, which the server calls. */
export const webPushAttacks: Attack[] = [
  {
    title: 'calls only listed push services, whatever a browser names',
    async run({ api }, breach) {
      let calls = 0;
      const listener = createServer((socket) => {
        calls += 1;
        socket.destroy();
      }).listen(0, 'localhost');
      await once(listener, 'listening');
      try {
        const endpoints = endpointsOf((listener.address() as AddressInfo).port);
        const [sender, spy] = [await api.createUser(), await api.createUser({ type: 'Заказчик' })];
        for (const endpoint of endpoints) {
          const form = { endpoint, keys: { p256dh: makePushKeys().publicKey, auth: 'A'.repeat(22) }, device: 'Chrome' };
          const { status } = await api.call(spy, 'POST', '/api/push/subscriptions', form);
          breach(status !== 400, `${endpoint} was answered ${status}`);
        }
        await api.call(sender, 'POST', '/api/message', { user_id: spy.id, text: 'Добрый день', attachments: [] });
        await api.db.execute(sql`update jobs set run_at = '2000-01-01'`);
        await api.jobs.runDue(['web push']);
        breach(calls > 0, `the server has called this machine ${calls} times`);
        return `${endpoints.length} addresses`;
      } finally {
        listener.close();
      }
    },
  },
  {
    title: 'repeats no endpoint or key of web push',
    async run({ api }, breach) {
      const user = await api.createUser();
      const secret = 'a-secret-endpoint';
      const keys = { p256dh: makePushKeys().publicKey, auth: 'A'.repeat(22) };
      const form = { endpoint: `https://fcm.googleapis.com/fcm/send/${secret}`, keys, device: 'Chrome' };
      const answers = [
        await api.call(user, 'POST', '/api/push/subscriptions', form),
        await api.call(user, 'GET', '/api/push/subscriptions'),
      ];
      for (const { text, status } of answers) {
        breach(status !== 200, `a call was answered ${status}`);
        breach(text.includes(secret) || text.includes(keys.auth), 'an answer repeats endpoint or key');
      }
      const jobs = await api.db.execute(sql`select * from jobs`);
      breach(JSON.stringify(jobs).includes(secret), 'a job repeats the endpoint');
    },
  },
];
