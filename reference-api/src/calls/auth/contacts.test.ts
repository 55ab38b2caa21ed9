import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isPhone, phoneKey } from './contacts.ts';

test('normalises phones of any country from any notation [REG-02]', () => {
  const ways: Record<string, string[]> = {
    '79161234567': ['+7 (916) 123-45-67', '+79161234567', '8 916 123 45 67', '916 123-45-67', '7 916 123 45 67'],
    '375291234567': ['+375291234567', '+375 29 123-45-67', '+375 (29) 123 45 67', '00375 29 123 45 67', '375291234567'],
    '442079460958': ['+44 20 7946 0958', '+44 (0)20 7946 0958', '+44.20.7946.0958', '+44 20 7946‑0958'],
    '37491123456': ['+374 91 123456', '+374 91 12-34-56'],
    '4512345678': ['+45 12 34 56 78'],
    '298123456': ['+298 123456'],
  };
  for (const [key, phones] of Object.entries(ways))
    for (const phone of phones) assert.deepEqual([phone, isPhone(phone), phoneKey(phone)], [phone, true, key]);
});

test('tells the Russian prefix 8 from a country code [REG-02]', () => {
  assert.equal(phoneKey('+84 912 345 678'), '84912345678');
  assert.equal(phoneKey('8 491 234-56-78'), '74912345678');
});

test('rejects malformed phones and wrong numbers of digits', () => {
  for (const phone of [
    '',
    '12345',
    '123-45-67',
    '+123 45',
    '+1234567890123456',
    '+7 916 CALL ME',
    '916+1234567',
    '++79161234567',
  ])
    assert.equal(isPhone(phone), false, phone);
});
