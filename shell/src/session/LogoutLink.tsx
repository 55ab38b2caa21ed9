import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { paths } from 'shared-api/paths';
import { forgetPerson } from './forgetPerson';

/** Link to the server's logout address (SIDE-05); deletes the user's data in this browser. */
export function LogoutLink({ children = 'Выйти', ...rest }: Omit<ComponentPropsWithRef<'a'>, 'href' | 'onClick'>) {
  return (
    <a {...rest} href={paths.logout} onClick={forgetPerson} onAuxClick={forgetOnMiddle}>
      {children}
    </a>
  );
}

/** A middle click opens the address in another tab, which logs out as well. */
function forgetOnMiddle({ button }: MouseEvent): void {
  if (button === 1) forgetPerson();
}
