interface PushWorld {
  permission?: NotificationPermission;
  /** What the person answers to the browser’s question. */
  answer?: NotificationPermission;
  /** The key of a present subscription, if there is one. */
  subscribedBy?: string;
  /** A worker is registered already. */
  hasWorker?: boolean;
  /** Safari of an iPhone, which has no web push before the application is on the Home Screen. */
  isAppleTab?: boolean;
}

/** Public keys of a server, before and after a change. */
export const PUSH_KEYS = { first: `${'A'.repeat(86)}E`, second: `${'B'.repeat(86)}E` };

export const APPLE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_4 like Mac OS X) AppleWebKit/605.1.15 Version/18.4 Safari/604.1';

/** Notifications, worker and push service of a browser, for tests and stories. `remove` takes them away. */
export function fakePushBrowser({
  permission = 'default',
  answer = 'granted',
  subscribedBy,
  hasWorker,
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
    subscription: subscribedBy === undefined ? undefined : makeSubscription(bytesOf(subscribedBy)),
    isRegistered: hasWorker ?? subscribedBy !== undefined,
  };
  const registration = {
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
    ready: Promise.resolve(registration),
    register: async (script: string) => {
      calls.push(`register ${script}`);
      world.isRegistered = true;
      return registration;
    },
  };
  const Notification = {
    get permission() {
      return world.permission;
    },
    requestPermission: async () => {
      calls.push('ask');
      world.permission = world.permission === 'default' ? answer : world.permission;
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
