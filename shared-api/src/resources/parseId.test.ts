import { expect, test } from '@jest/globals';
import { parseId } from './paths';

test.each([
  ['1', 1],
  ['2147483647', 2_147_483_647],
  ['2147483648', undefined],
  ['0', undefined],
  ['007', undefined],
  ['-1', undefined],
  ['1.5', undefined],
  ['17a', undefined],
  ['', undefined],
  [null, undefined],
  [undefined, undefined],
])('parses %j as the id %j', (text, id) => expect(parseId(text)).toBe(id));
