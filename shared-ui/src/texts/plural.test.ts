import { expect, test } from '@jest/globals';
import { plural } from './plural';

test.each([
  [0, 'встреч'],
  [1, 'встреча'],
  [2, 'встречи'],
  [4.5, 'встречи'],
  [5, 'встреч'],
  [11, 'встреч'],
  [21, 'встреча'],
  [112, 'встреч'],
  [123, 'встречи'],
])('gives «%d %s»', (count, word) => expect(plural(count, 'встреча', 'встречи', 'встреч')).toBe(word));
