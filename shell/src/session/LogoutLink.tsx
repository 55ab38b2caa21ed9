import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { paths } from 'shared-api/paths';
import { leave } from '../navigation/leave';
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

function handleClick(event: MouseEvent): void {
  // With a key pressed the address opens elsewhere and this page stays.
  const isLeft = !event.ctrlKey && !event.metaKey && !event.shiftKey;
  if (isLeft) startLoggingOut();
  const pushEnd = forgetPerson();
  if (!isLeft || !pushEnd) return;
  // A page that leaves at once would keep its subscription.
  event.preventDefault();
  void pushEnd.then(() => leave(paths.logout));
}

/** A middle click opens the address in another tab, which logs out as well. */
function forgetOnMiddle({ button }: MouseEvent): void {
  if (button === 1) void forgetPerson();
}
