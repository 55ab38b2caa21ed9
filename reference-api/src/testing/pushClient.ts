import { createRequire } from 'node:module';
import type pusherJs from 'pusher-js';

// The package is CommonJS; its types declare a `default` export that Node's import lacks.
const PusherClient = createRequire(import.meta.url)('pusher-js') as typeof pusherJs.default;

interface ClientOptions {
  /** Address of the API, such as `http://127.0.0.1:4000`. */
  url: string;
  /** Address of the push server; the API by default. */
  socketUrl?: string;
  key: string;
  cookie: string;
}

/** The official client, configured as in the front end, except that the cookie is passed explicitly outside a browser. */
export function createPushClient({ url, socketUrl = url, key, cookie }: ClientOptions) {
  const { hostname, port } = new URL(socketUrl);
  async function authorize(channel_name: string, socket_id: string): Promise<{ auth: string }> {
    const answer = await fetch(`${url}/api/pusher/auth`, {
      method: 'POST',
      body: new URLSearchParams({ socket_id, channel_name }),
      headers: { cookie },
    });
    if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
    return (await answer.json()) as { auth: string };
  }
  return new PusherClient(key, {
    cluster: 'eu',
    wsHost: hostname,
    wsPort: Number(port),
    forceTLS: false,
    enabledTransports: ['ws'],
    channelAuthorization: {
      endpoint: '/api/pusher/auth',
      transport: 'ajax',
      customHandler: ({ channelName, socketId }, callback) =>
        void authorize(channelName, socketId).then(
          (data) => callback(null, data),
          (error: unknown) => callback(error as Error, null),
        ),
    },
  });
}

interface Bindable {
  bind(event: string, callback: (data: never) => void): unknown;
}

/** Resolves with the next event of this name. */
export const heard = <Data>(channel: Bindable, event: string) =>
  new Promise<Data>((resolve) => channel.bind(event, resolve));
