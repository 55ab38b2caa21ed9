interface PushWorld {
  permission?: NotificationPermission;
  /** Answer of the person; a hidden question stays without one. */
  answer?: NotificationPermission | 'hidden';
  /** The key of a present subscription, if there is one. */
  subscribedBy?: string;
  /** A worker is registered already. */
  hasWorker?: boolean;
  /** What happens to a worker that is registered; it runs by default. */
  install?: 'fails' | 'hangs';
  /** Safari of an iPhone, which has no web push before the application is on the Home Screen. */
  isAppleTab?: boolean;
}

/** Public keys of a server, before and after a change. */
export const PUSH_KEYS = { first: `${'A'.repeat(86)}E`, second: `${'B'.repeat(86)}E` };

export const APPLE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_4 like Mac OS X) AppleWebKit/605.1.15 Version/18.4 Safari/604.1';

class FakeWorker extends EventTarget {
  state: ServiceWorkerState = 'installing';
}

/** Notifications, worker and push service of a browser, for tests and stories. `remove` takes them away. */
export function fakePushBrowser({
  permission = 'default',
  answer = 'granted',
  subscribedBy,
  hasWorker,
  install,
  isAppleTab = false,
}: PushWorld = {}) {
  const calls: string[] = [];
  let made = 0;
  const makeSubscription = (applicationServerKey: BufferSource | string | null | undefined) => {
    made += 1;
    const endpoint = `https://push.example/${made}`;
    return {
      endpoint,
      options: { applicationServerKey },
      toJSON: () => ({ endpoint, keys: { p256dh: 'p', auth: 'a' } }),
      unsubscribe: async () => {
        calls.push(`unsubscribe ${endpoint}`);
        world.subscription = undefined;
        return true;
      },
    };
  };
  const world = {
    calls,
    permission,
    answer,
    install,
    subscription: subscribedBy === undefined ? undefined : makeSubscription(bytesOf(subscribedBy)),
    isRegistered: hasWorker ?? subscribedBy !== undefined,
  };
  const registration = {
    installing: null as FakeWorker | null,
    active: new FakeWorker() as FakeWorker | null,
    pushManager: {
      getSubscription: async () => world.subscription ?? null,
      subscribe: async ({ applicationServerKey }: PushSubscriptionOptionsInit) => {
        calls.push('subscribe');
        world.subscription = makeSubscription(applicationServerKey);
        return world.subscription;
      },
    },
  };
  const serviceWorker = {
    getRegistration: async () => (world.isRegistered ? registration : undefined),
    register: async (script: string) => {
      calls.push(`register ${script}`);
      const worker = new FakeWorker();
      Object.assign(registration, { installing: worker, active: null });
      world.isRegistered = world.install !== 'fails';
      if (world.install !== 'hangs')
        setTimeout(() => {
          worker.state = world.isRegistered ? 'activating' : 'redundant';
          Object.assign(registration, { installing: null, active: world.isRegistered ? worker : null });
          worker.dispatchEvent(new Event('statechange'));
        });
      return registration;
    },
  };
  const Notification = {
    get permission() {
      return world.permission;
    },
    requestPermission: async () => {
      calls.push('ask');
      if (world.answer === 'hidden') await new Promise(() => {});
      else if (world.permission === 'default') world.permission = world.answer;
      return world.permission;
    },
  };
  const put = (target: object, name: string, value: unknown) => {
    const former = Object.getOwnPropertyDescriptor(target, name);
    Object.defineProperty(target, name, { configurable: true, value });
    return () => (former ? Object.defineProperty(target, name, former) : Reflect.deleteProperty(target, name));
  };
  const restores = isAppleTab
    ? [put(navigator, 'userAgent', APPLE), put(window, 'PushManager', undefined)]
    : [
        put(navigator, 'serviceWorker', serviceWorker),
        put(window, 'PushManager', class {}),
        put(window, 'Notification', Notification),
      ];
  return Object.assign(world, { remove: () => restores.forEach((restore) => void restore()) });
}

function bytesOf(base64url: string): ArrayBuffer {
  return Uint8Array.from(atob(base64url), (character) => character.charCodeAt(0)).buffer;
}
