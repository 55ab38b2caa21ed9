import { beforeEach, expect, jest, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { surroundings } from '../testing/surroundings';
import { prefetchPage } from './prefetchPage';

let complain: jest.Spied<typeof console.error>;

beforeEach(() => {
  complain = jest.spyOn(console, 'error').mockImplementation(() => {});
  // Failed loads are not cached, so that each test loads again.
  surroundings.loadExposed.mockRejectedValue(new Error('offline'));
});

/** Long enough for an unhandled rejection to fail the test. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

test.each([
  ['/catalog', 'mf_catalog/CatalogPage'],
  ['/profile/17', 'mf_profile/ParticipantPage'],
  ['/messages/17', 'mf_messenger/MessagesPage'],
  // Guest pages, `/` and unknown addresses redirect a logged-in user to the own page.
  ['/login', 'mf_profile/OwnPage'],
  ['/', 'mf_profile/OwnPage'],
  ['/nowhere', 'mf_profile/OwnPage'],
])('prefetches for %s the page %s and only logs failures', async (address, page) => {
  prefetchPage(address);
  await waitFor(() => expect(complain).toHaveBeenCalledTimes(1));
  expect(surroundings.loadExposed.mock.calls).toEqual([[page, 0]]);
  await settled();
});

test('loads no remote for a page of the shell', async () => {
  prefetchPage('/block');
  await settled();
  expect(surroundings.loadExposed).not.toHaveBeenCalled();
});
