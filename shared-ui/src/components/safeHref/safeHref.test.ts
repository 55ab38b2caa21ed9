import { expect, test } from '@jest/globals';
import { isForeign, safeHref, webHref } from './safeHref';

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>',
  'vbscript:x',
  'http://[',
])('%s is neither safe nor of the web', (href) => {
  expect(safeHref(href)).toBeUndefined();
  expect(webHref(href)).toBeUndefined();
});

test.each(['https://example.com', '/api/files/1/download', 'mailto:a@example.com', 'tel:+79161234567', '?page=2'])(
  '%s is safe',
  (href) => {
    expect(safeHref(href)).toBe(href);
  },
);

test.each([undefined, ''])('nothing (%s) leads nowhere', (href) => {
  expect(safeHref(href)).toBeUndefined();
});

test('of the web is only a whole address of a site', () => {
  expect(webHref(' https://example.com/a?b=1 ')).toBe('https://example.com/a?b=1');
  expect(webHref('HTTP://example.com')).toBe('HTTP://example.com');
  expect(['example.com', '/page', 'mailto:a@example.com', 'ftp://example.com', ''].map(webHref)).toEqual(
    Array<undefined>(5).fill(undefined),
  );
});

test('foreign is what leads to another site', () => {
  const foreign = ['https://example.com', '//example.com', '/\\example.com', '/\t/example.com'];
  expect(foreign.filter((href) => !isForeign(href))).toEqual([]);
  const own = ['/page', '/page//example.com', '/', 'mailto:a@example.com', 'http://['];
  expect(own.filter(isForeign)).toEqual([]);
});
