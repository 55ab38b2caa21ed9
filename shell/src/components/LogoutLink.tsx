import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { paths } from 'shared-api/paths';
import { forgetPerson } from '../session/forgetPerson';

/** Leaves for the server's logout address (SIDE-05), with nothing of the person left in this browser. */
export function LogoutLink({ children = 'Выйти', ...rest }: Omit<ComponentPropsWithRef<'a'>, 'href' | 'onClick'>) {
  return (
    <a {...rest} href={paths.logout} onClick={forgetPerson} onAuxClick={forgetOnMiddle}>
      {children}
    </a>
  );
}

/** The middle button opens the address in another tab, which logs out all the same. */
function forgetOnMiddle({ button }: MouseEvent): void {
  if (button === 1) forgetPerson();
}
