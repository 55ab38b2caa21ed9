import { expect, test } from '@jest/globals';
import { readSite } from './readSite';

test.each([
  ['vstrecha.example', 'https://vstrecha.example'],
  ['  www.vstrecha.example/about?x=1#y ', 'https://www.vstrecha.example/about?x=1#y'],
  ['http://vstrecha.example', 'http://vstrecha.example'],
  ['HTTPS://Vstrecha.example', 'https://Vstrecha.example'],
  ['подарки.рф', 'https://подарки.рф'],
  ['vstrecha.example:8443', 'https://vstrecha.example:8443'],
])('stores «%s» as «%s»', (typed, stored) => {
  expect(readSite(typed)).toBe(stored);
});

test.each([
  '',
  'сайт',
  'localhost',
  '192.168.0.1',
  'javascript:alert(1)',
  'ftp://vstrecha.example',
  'mailto:olga@vstrecha.example',
  'https://olga:secret@vstrecha.example',
  'https:///vstrecha.example',
  'https://',
  'vstrecha .example',
  'vstrecha.example\\about',
  '<b>vstrecha.example</b>',
  '.example',
  'vstrecha.example.',
  `vstrecha.example/${'я'.repeat(300)}`,
])('refuses «%s»', (typed) => {
  expect(readSite(typed)).toBeUndefined();
});
