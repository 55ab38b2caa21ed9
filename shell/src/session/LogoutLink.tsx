import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { paths } from 'shared-api/paths';
import { forgetPerson } from './forgetPerson';
import { startLoggingOut } from './startLoggingOut';

/** Link to the server's logout address (SIDE-05); deletes the user's data in this browser. */
export function LogoutLink({ children = 'Выйти', ...rest }: Omit<ComponentPropsWithRef<'a'>, 'href' | 'onClick'>) {
  return (
    <a {...rest} href={paths.logout} onClick={handleClick} onAuxClick={forgetOnMiddle}>
      {children}
    </a>
  );
}

function handleClick({ ctrlKey, metaKey, shiftKey }: MouseEvent): void {
  // With a key pressed the address opens elsewhere and this page stays.
  if (!ctrlKey && !metaKey && !shiftKey) startLoggingOut();
  forgetPerson();
}

/** A middle click opens the address in another tab, which logs out as well. */
function forgetOnMiddle({ button }: MouseEvent): void {
  if (button === 1) forgetPerson();
}
