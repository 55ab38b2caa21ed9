/** The parts of a service worker's global scope in use: its types would replace those of pages. */
interface WorkerScope {
  skipWaiting: () => Promise<void>;
  clients: {
    claim: () => Promise<void>;
    /** Those last in use come first. */
    matchAll: (options: { type: 'window'; includeUncontrolled: boolean }) => Promise<readonly OpenPage[]>;
    openWindow: (address: string) => Promise<unknown>;
  };
  registration: {
    navigationPreload?: { enable: () => Promise<void>; disable: () => Promise<void> };
    showNotification: (title: string, options: NotificationOptions) => Promise<void>;
    pushManager: PushManager;
  };
  addEventListener: <Type extends keyof WorkerEvents>(
    type: Type,
    listener: (event: WorkerEvents[Type]) => void,
  ) => void;
}

interface WorkerEvents {
  install: LifeEvent;
  activate: LifeEvent;
  message: LifeEvent & { data: unknown };
  push: LifeEvent & { data: { text: () => string } | null };
  notificationclick: LifeEvent & { notification: Notification };
  pushsubscriptionchange: LifeEvent & {
    oldSubscription?: PushSubscription | null;
    newSubscription?: PushSubscription | null;
  };
}

interface LifeEvent {
  waitUntil: (work: Promise<unknown>) => void;
  /** Static routes (WICG): the browser follows them without waking the worker. */
  addRoutes?: (routes: readonly object[]) => Promise<void>;
}

/** A window of this origin. */
interface OpenPage {
  postMessage: (message: unknown, transfer: readonly Transferable[]) => void;
  focus: () => Promise<unknown>;
}

/** An event that wants an answer. */
export interface AskingEvent {
  preloadResponse?: Promise<Response | undefined>;
}

declare const self: WorkerScope;

export const scope = self;
