import { afterEach, beforeEach } from '@jest/globals';

/** Addresses of files in memory, which jsdom does not know. @returns those that are in use */
export function useObjectUrls(): Set<string> {
  const used = new Set<string>();
  let last = 0;
  beforeEach(() => {
    used.clear();
    URL.createObjectURL = () => {
      last += 1;
      used.add(`blob:${last}`);
      return `blob:${last}`;
    };
    URL.revokeObjectURL = (address) => void used.delete(address);
  });
  afterEach(() => {
    Reflect.deleteProperty(URL, 'createObjectURL');
    Reflect.deleteProperty(URL, 'revokeObjectURL');
  });
  return used;
}
