import { forgetPerson } from '../session/forgetPerson';
import { leave } from './leave';

/** Leaves for the server's logout address. */
export function logOut(address: string): void {
  forgetPerson();
  leave(address);
}
