import { expect, jest, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { fixtures, renderPage } from 'shared-api/testing';
import { surroundings } from '../testing/surroundings';
import { getPlaces } from '../federation/choose/places';
import { Guarded } from './Guarded';
import { routeOf } from './remoteRoutes';

jest.mock('../session/forgetPerson', () => {
  throw new Error('The script did not come.');
});

test('logs a blocked user out when forgetPerson fails to load [GUARD-02]', async () => {
  const [route] = getPlaces()
    .pages.filter(({ path }) => path === '/catalog')
    .map(routeOf);
  if (!route) throw new Error('The built-in places have no catalogue.');
  const user = fixtures.currentUser({ is_blocked: true });
  renderPage(<Guarded route={route} session={{ phase: 'user', user }} isLater={false} />, { address: '/catalog' });
  await waitFor(() => expect(surroundings.leave.mock.calls).toEqual([['/api/auth/logout']]));
});
