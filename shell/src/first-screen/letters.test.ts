import { beforeEach, expect, jest, test } from '@jest/globals';

const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', media: 'not all' });

beforeEach(() => {
  jest.resetModules();
  link.media = 'not all';
  document.head.replaceChildren(link);
});

const bring = async () => (await import('./letters')).bringLetters();

test('the letters come when their sheet is for all media, and are there when it has come', async () => {
  const settle = jest.fn();
  void bring().then(settle);
  await Promise.resolve();
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(link.media).toBe('all');
  expect(settle).not.toHaveBeenCalled();
  link.dispatchEvent(new Event('load'));
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(settle).toHaveBeenCalled();
});

test('a sheet that is here already is not waited for', async () => {
  jest.spyOn(link, 'sheet', 'get').mockReturnValue({} as CSSStyleSheet);
  await bring();
  expect(link.media).toBe('all');
});

test('a page whose letters are in its only sheet waits for nothing', async () => {
  document.head.replaceChildren();
  await expect(bring()).resolves.toBeUndefined();
});
