import { expect, jest, test } from '@jest/globals';
import { surroundings } from './testing/surroundings';
import { prepareFirstPage } from './prepareFirstPage';

test.each([
  ['/catalog', 'mf_catalog/CatalogPage'],
  ['/profile/17', 'mf_profile/ParticipantPage'],
  ['/messages/17', 'mf_messenger/MessagesPage'],
  // A guest page, `/` and what nobody knows lead a logged-in person to the own page.
  ['/login', 'mf_profile/OwnPage'],
  ['/', 'mf_profile/OwnPage'],
  ['/nowhere', 'mf_profile/OwnPage'],
])('who opens %s will see %s', (address, page) => {
  surroundings.loadExposed.mockResolvedValue(() => null);
  prepareFirstPage(address);
  expect(surroundings.loadExposed.mock.calls).toEqual([[page]]);
});

test('a page that needs no remote loads none, and a failure is none', async () => {
  prepareFirstPage('/news');
  expect(surroundings.loadExposed).not.toHaveBeenCalled();
  surroundings.loadExposed.mockRejectedValue(new Error('offline'));
  const complain = jest.spyOn(console, 'error').mockImplementation(() => {});
  prepareFirstPage('/invitations');
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(complain).not.toHaveBeenCalled();
});
