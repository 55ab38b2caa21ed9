import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { forgetAllDrafts } from 'shared-api/drafts';
import { paths } from 'shared-api/paths';
import { forgetLogin } from '../session/loginHint';

/** Leaves for the server's logout address (SIDE-05). Drafts go too: the next person at this computer must not read them. */
export function LogoutLink({ children = 'Выйти', ...rest }: Omit<ComponentPropsWithRef<'a'>, 'href' | 'onClick'>) {
  return (
    <a {...rest} href={paths.logout} onClick={forget} onAuxClick={forgetOnMiddle}>
      {children}
    </a>
  );
}

function forget(): void {
  forgetAllDrafts();
  // The server sends a guest's page next, which then needs not ask whether somebody is logged in.
  forgetLogin();
}

/** The middle button opens the address in another tab, which logs out all the same. */
function forgetOnMiddle({ button }: MouseEvent): void {
  if (button === 1) forget();
}
