import { expect, jest, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { fixtures, renderPage } from 'shared-api/testing';
import { surroundings } from '../testing/surroundings';
import { routes } from '../routes';
import { Guarded } from './Guarded';

jest.mock('../session/forgetPerson', () => {
  throw new Error('The script did not come.');
});

test('logs a blocked user out when forgetPerson fails to load [GUARD-02]', async () => {
  const [route] = routes.filter(({ path }) => path === '/catalog');
  if (!route) throw new Error('The route table has no catalogue.');
  const user = fixtures.currentUser({ is_blocked: true });
  renderPage(<Guarded route={route} session={{ phase: 'user', user }} isLater={false} />, { address: '/catalog' });
  await waitFor(() => expect(surroundings.leave.mock.calls).toEqual([['/api/auth/logout']]));
});
