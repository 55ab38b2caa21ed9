import { expect, test } from '@jest/globals';
import { siteHref } from './siteHref';

test.each([
  ['https://podarki.example', 'https://podarki.example'],
  ['http://podarki.example/o-nas', 'http://podarki.example/o-nas'],
  [' podarki.example ', 'https://podarki.example'],
  ['подарки.рф', 'https://подарки.рф'],
  ['podarki.example:8443', 'https://podarki.example:8443'],
])('«%s» leads to %s', (site, href) => {
  expect(siteHref(site)).toBe(href);
});

test.each([
  '',
  '  ',
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'data:text/html,<b>',
  'mailto:a@b.ru',
  'сайта пока нет',
])('«%s» leads nowhere [CARD-04]', (site) => {
  expect(siteHref(site)).toBeUndefined();
});
