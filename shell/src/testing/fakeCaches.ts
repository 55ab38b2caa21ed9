import { jest } from '@jest/globals';

const absolute = (address: RequestInfo | URL) =>
  new URL(address instanceof Request ? address.url : String(address), 'http://localhost').href;

/** A Cache Storage in memory, which jsdom lacks. */
export function fakeCaches() {
  const stored = new Map<string, Map<string, Response>>();

  function open(name: string) {
    const entries = stored.get(name) ?? new Map<string, Response>();
    stored.set(name, entries);
    const put = async (address: RequestInfo | URL, response: Response) => void entries.set(absolute(address), response);
    return {
      put,
      match: async (address: RequestInfo | URL) => entries.get(absolute(address))?.clone(),
      delete: async (address: RequestInfo | URL) => entries.delete(absolute(address)),
      keys: async () => [...entries.keys()].map((url) => ({ url })),
      add: async (address: string) => put(address, await fetch(address)),
    };
  }

  const storage = {
    open: async (name: string) => open(name),
    match: async (address: RequestInfo | URL, { cacheName }: { cacheName: string }) =>
      stored.get(cacheName)?.get(absolute(address))?.clone(),
    keys: async () => [...stored.keys()],
    delete: jest.fn(async (name: string) => stored.delete(name)),
  };
  return {
    storage,
    /** Addresses in a cache, without this origin. */
    addresses: (name: string) =>
      [...(stored.get(name)?.keys() ?? [])].map((url) => url.replace('http://localhost', '')),
  };
}
