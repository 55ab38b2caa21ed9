import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { forgetAllDrafts } from 'shared-api/drafts';
import { paths } from 'shared-api/paths';

/** Leaves for the server's logout address (SIDE-05). Drafts go too: the next person at this computer must not read them. */
export function LogoutLink({ children = 'Выйти', ...rest }: Omit<ComponentPropsWithRef<'a'>, 'href' | 'onClick'>) {
  return (
    <a {...rest} href={paths.logout} onClick={forgetAllDrafts} onAuxClick={forgetOnMiddle}>
      {children}
    </a>
  );
}

/** The middle button opens the address in another tab, which logs out all the same. */
function forgetOnMiddle({ button }: MouseEvent): void {
  if (button === 1) forgetAllDrafts();
}
