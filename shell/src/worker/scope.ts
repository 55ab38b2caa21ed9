/** The parts of a service worker's global scope in use: its types would replace those of pages. */
interface WorkerScope {
  skipWaiting: () => Promise<void>;
  clients: { claim: () => Promise<void> };
  registration: { navigationPreload?: { enable: () => Promise<void> } };
  addEventListener: (
    type: 'install' | 'activate' | 'message',
    listener: (event: LifeEvent & { data: unknown }) => void,
  ) => void;
}

interface LifeEvent {
  waitUntil: (work: Promise<unknown>) => void;
  /** Static routes (WICG): the browser follows them without waking the worker. */
  addRoutes?: (routes: readonly object[]) => Promise<void>;
}

/** An event that wants an answer. */
export interface AskingEvent {
  preloadResponse?: Promise<Response | undefined>;
}

declare const self: WorkerScope;

export const scope = self;
