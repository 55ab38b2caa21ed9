import { expect, test } from '@jest/globals';
import { ownPage } from './ownPage';

test('gives paths of pages of this site alone [DAY-07]', () => {
  expect(ownPage('/meetings?date=2026-11-22#m7')).toBe('/meetings?date=2026-11-22#m7');
  expect(ownPage('http://localhost/messages/2')).toBe('/messages/2');
  const others = ['https://example.com/today', '//example.com', '/\\example.com', 'http://[', 'javascript:alert(1)'];
  expect([...others, '/api/auth/logout', '/images/1.png', '/config.json'].map(ownPage)).toEqual(
    Array<undefined>(8).fill(undefined),
  );
});
