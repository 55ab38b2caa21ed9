import { afterEach, beforeEach } from '@jest/globals';

/** Fakes object URLs, which jsdom lacks. @returns the URLs in use */
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
