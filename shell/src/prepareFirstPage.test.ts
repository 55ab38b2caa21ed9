import { beforeEach, expect, jest, test } from '@jest/globals';
import { surroundings } from './testing/surroundings';
import { prepareFirstPage } from './prepareFirstPage';

let complain: jest.Spied<typeof console.error>;

beforeEach(() => {
  complain = jest.spyOn(console, 'error').mockImplementation(() => {});
  // What fails is not remembered: each test asks anew.
  surroundings.loadExposed.mockRejectedValue(new Error('offline'));
});

/** An unhandled rejection would fail the test by now. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

test.each([
  ['/catalog', 'mf_catalog/CatalogPage'],
  ['/profile/17', 'mf_profile/ParticipantPage'],
  ['/messages/17', 'mf_messenger/MessagesPage'],
  // A guest page, `/` and what nobody knows lead a logged-in person to the own page.
  ['/login', 'mf_profile/OwnPage'],
  ['/', 'mf_profile/OwnPage'],
  ['/nowhere', 'mf_profile/OwnPage'],
])('who opens %s will see %s; a failure is only reported', async (address, page) => {
  prepareFirstPage(address);
  expect(surroundings.loadExposed.mock.calls).toEqual([[page, 0]]);
  await settled();
  expect(complain).toHaveBeenCalledTimes(1);
});

test('a page that needs no remote loads none', async () => {
  prepareFirstPage('/block');
  await settled();
  expect(surroundings.loadExposed).not.toHaveBeenCalled();
});
