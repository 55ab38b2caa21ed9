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
])('refuses %s', (href) => {
  expect(safeHref(href)).toBeUndefined();
  expect(webHref(href)).toBeUndefined();
});

test.each(['https://example.com', '/api/files/1/download', 'mailto:a@example.com', 'tel:+79161234567', '?page=2'])(
  'accepts %s',
  (href) => {
    expect(safeHref(href)).toBe(href);
  },
);

test.each([undefined, ''])('returns undefined for an empty address (%s)', (href) => {
  expect(safeHref(href)).toBeUndefined();
});

test('webHref accepts only absolute web addresses', () => {
  expect(webHref(' https://example.com/a?b=1 ')).toBe('https://example.com/a?b=1');
  expect(webHref('HTTP://example.com')).toBe('HTTP://example.com');
  expect(['example.com', '/page', 'mailto:a@example.com', 'ftp://example.com', ''].map(webHref)).toEqual(
    Array<undefined>(5).fill(undefined),
  );
});

test('isForeign detects addresses of other sites', () => {
  const foreign = ['https://example.com', '//example.com', '/\\example.com', '/\t/example.com'];
  expect(foreign.filter((href) => !isForeign(href))).toEqual([]);
  const own = ['/page', '/page//example.com', '/', 'mailto:a@example.com', 'http://['];
  expect(own.filter(isForeign)).toEqual([]);
});

test.each([
  'http://localhost/api/auth/logout',
  'https://localhost/api/auth/logout',
  'http://localhost:8426/api/auth/logout',
  'http://localhost./api/auth/logout',
  'http://LOCALHOST/API/auth/logout',
  'http://localhost//api/auth/logout',
  'http://localhost/%61pi/auth/logout',
  'http://localhost/news/../api/auth/logout',
  'http://localhost/news/..%2fapi/auth/logout',
  'http://localhost\\api\\auth\\logout',
  'http://name@localhost/api/auth/logout',
  'http://localhost/push/app/key',
  'http://localhost/images/1.png',
  'http://localhost/config.json',
])('webHref refuses a server address of this site: %s', (address) => {
  expect(webHref(address)).toBeUndefined();
});

test.each(['http://localhost', 'http://localhost/messages/5?from=list#end', 'https://example.com/api/auth/logout'])(
  'webHref accepts pages of this and other sites: %s',
  (address) => {
    expect(webHref(address)).toBe(address);
  },
);
