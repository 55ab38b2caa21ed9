import type { ComponentPropsWithRef } from 'react';
import { forgetAllDrafts } from 'shared-api/drafts';
import { paths } from 'shared-api/paths';

/** Leaves for the server's logout address (SIDE-05). Drafts go too: the next person at this computer must not read them. */
export function LogoutLink({ children = 'Выйти', ...rest }: Omit<ComponentPropsWithRef<'a'>, 'href' | 'onClick'>) {
  return (
    <a {...rest} href={paths.logout} onClick={forgetAllDrafts}>
      {children}
    </a>
  );
}
