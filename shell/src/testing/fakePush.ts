import { jest } from '@jest/globals';

/** Notifications and push subscription of one browser, which jsdom lacks; `remove` it after each test. */
export function fakePush() {
  const unsubscribe = jest.fn(async () => true);
  const close = jest.fn();
  const notifications: { data?: { href: string }; close: () => void }[] = [{ close }];
  const unregister = jest.fn(async () => true);
  const registration = {
    unregister,
    active: {},
    getNotifications: async () => notifications,
    pushManager: { getSubscription: async () => ({ unsubscribe }) },
  };
  const container = Object.assign(new EventTarget(), {
    register: jest.fn(async (_script: string, _options: RegistrationOptions) => registration),
    getRegistration: async () => registration,
    getRegistrations: async () => [registration],
  });
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: container });
  return {
    container,
    notifications,
    unsubscribe,
    close,
    unregister,
    remove: () => void Reflect.deleteProperty(navigator, 'serviceWorker'),
  };
}
