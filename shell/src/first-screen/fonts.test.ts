import { beforeEach, expect, jest, test } from '@jest/globals';

const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', media: 'not all' });

beforeEach(() => {
  jest.resetModules();
  link.media = 'not all';
  document.head.replaceChildren(link);
});

const bring = async () => (await import('./fonts')).loadFonts();

test('enables the font style sheet and waits for its load', async () => {
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

test('does not wait for a loaded style sheet', async () => {
  jest.spyOn(link, 'sheet', 'get').mockReturnValue({} as CSSStyleSheet);
  await bring();
  expect(link.media).toBe('all');
});

test('resolves when the page has no separate font sheet', async () => {
  document.head.replaceChildren();
  await expect(bring()).resolves.toBeUndefined();
});
