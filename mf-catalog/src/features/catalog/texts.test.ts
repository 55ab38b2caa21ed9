import { expect, test } from '@jest/globals';
import { texts } from './texts';

test.each([
  [0, 'Найдено 0 компаний'],
  [1, 'Найдена 1 компания'],
  [3, 'Найдены 3 компании'],
  [12, 'Найдено 12 компаний'],
  [21, 'Найдена 21 компания'],
  [112, 'Найдено 112 компаний'],
])('counts %i companies in Russian [CAT-02]', (count, sentence) => {
  expect(texts.found(count)).toBe(sentence);
});
