import assert from 'node:assert/strict';
import { test } from 'node:test';
import { placeOf } from './place.ts';

test('treats an IPv4 address or IPv6 /64 as one place', () => {
  const places: Record<string, string[]> = {
    '203.0.113.1': ['203.0.113.1', '::ffff:203.0.113.1', '::FFFF:203.0.113.1', '203.0.113.1:50412'],
    '2001:db8:1:2::/64': [
      '2001:db8:1:2:3:4:5:6',
      '2001:DB8:1:2::9',
      '2001:0db8:0001:0002:ffff::',
      '[2001:db8:1:2::9]:443',
    ],
    '2001:db8:0:0::/64': ['2001:db8::1', '2001:db8::', '2001:db8:0:0:1:2:3:4'],
    '0:0:0:0::/64': ['::1', '::'],
    'fe80:0:0:0::/64': ['fe80::1%eth0'],
  };
  for (const [place, addresses] of Object.entries(places))
    for (const address of addresses) assert.equal(placeOf(address), place, address);
});
