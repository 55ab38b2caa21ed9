import { requestEarly } from '../client/request';

/** Asks for the user before it is known whether anybody is logged in. */
export function prepareCurrentUser(): void {
  requestEarly('/api/user');
}
