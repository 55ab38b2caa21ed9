import { expect, test } from '@jest/globals';
import { emptyFilter } from '#domain/catalogFilter';
import { choose, chooseAll, dropGroup, emptyChoice, groupOf, isChosen, type Choice } from './choice';
import { collectRecipients, countRecipients, type CompanyList, type Read } from './recipients';

const company = (id: number) => ({ id, company: `Компания ${id}` });
const list = (ids: readonly number[], contacted: readonly number[] = []): CompanyList => ({
  names: new Map(ids.map((id) => [id, `Компания ${id}`])),
  contacted: new Set(contacted),
});
const kazan = { ...emptyFilter, location: ['Казань'] };

/** Checks that count and recipients agree and include each company once. */
function expectRecipients(choice: Choice, read: Read, ids: number[], contacted: number[]): void {
  const all = collectRecipients(choice, read);
  expect(all.ids.toSorted((a, b) => a - b)).toEqual(ids);
  expect(all.contacted.toSorted((a, b) => a - b)).toEqual(contacted);
  expect(countRecipients(choice, read)).toEqual({ chosen: ids.length, contacted: contacted.length });
}

test('adds companies once, removes them and tells which are contacted [SEND-02]', () => {
  let choice = choose(emptyChoice, [], [company(1), company(2)], true);
  choice = choose(choice, [], [company(2), company(3)], true);
  expectRecipients(choice, { lists: [], contacted: new Set([3, 9]) }, [1, 2, 3], [3]);
  choice = choose(choice, [], [company(2)], false);
  expect([1, 2, 3].map((id) => isChosen(choice, [], id))).toEqual([true, false, true]);
});

test('stores a filter as one value with exceptions [SEND-02]', () => {
  const read = { lists: [list([1, 2, 3, 4], [2, 4])], contacted: undefined };
  const members = read.lists.map(({ names }) => names);
  const all = chooseAll(emptyChoice, emptyFilter, 4);
  expectRecipients(all, read, [1, 2, 3, 4], [2, 4]);
  const fewer = choose(all, members, [company(2), company(3)], false);
  expectRecipients(fewer, read, [1, 4], [4]);
  expect(isChosen(fewer, members, 2)).toBe(false);
  const back = choose(fewer, members, [company(3)], true);
  expect(back.picked).toEqual([]);
  expectRecipients(back, read, [1, 3, 4], [4]);
});

test('counts companies of overlapping filters once', () => {
  const read = { lists: [list([1, 2, 3], [2]), list([3, 4, 5], [4])], contacted: new Set([4, 7]) };
  const members = read.lists.map(({ names }) => names);
  let choice = chooseAll(choose(emptyChoice, [], [company(5), company(7), company(8)], true), emptyFilter, 3);
  choice = chooseAll(choice, kazan, 3);
  expectRecipients(choice, read, [1, 2, 3, 4, 5, 7, 8], [2, 4, 7]);
  expect(groupOf(choice, { ...emptyFilter, location: ['Казань'] })).toBe(1);
  choice = choose(choice, members, [company(3), company(5)], false);
  expectRecipients(choice, read, [1, 2, 4, 7, 8], [2, 4, 7]);
  expectRecipients(dropGroup(choice, 0), { ...read, lists: read.lists.slice(1) }, [4, 7, 8], [4, 7]);
});

test('uses the found total until a filter is loaded', () => {
  const choice = chooseAll(emptyChoice, kazan, 42);
  expect(countRecipients(choice, { lists: [undefined], contacted: undefined })).toEqual({
    chosen: 42,
    contacted: undefined,
  });
});

test('stores no list for 99,999 companies', () => {
  expect(JSON.stringify(chooseAll(emptyChoice, emptyFilter, 99_999)).length).toBeLessThan(400);
});
