import { use, type ComponentPropsWithRef, type MouseEvent } from 'react';
import { isServerReached } from 'shared-api/client';
import { paths } from 'shared-api/paths';
import { leave } from '../addresses/leave';
import { EndSession } from './endSession';
import { forgetPerson } from './forgetPerson';
import { startLoggingOut } from './startLoggingOut';

/**
 * Link to the server's logout address (SIDE-05); deletes the user's data in this browser. Without a network the login page
 * is drawn here, and the address follows with the network (DAY-05).
 */
export function LogoutLink({ children = 'Выйти', ...rest }: Omit<ComponentPropsWithRef<'a'>, 'href' | 'onClick'>) {
  const endSession = use(EndSession);
  const handleClick = (event: MouseEvent) => {
    // With a key pressed the address opens elsewhere and this page stays.
    const isLeft = !event.ctrlKey && !event.metaKey && !event.shiftKey;
    const isReached = navigator.onLine && isServerReached();
    if (isLeft && isReached) startLoggingOut();
    const pushEnd = forgetPerson();
    if (!isReached) {
      event.preventDefault();
      endSession();
    } else if (isLeft && pushEnd) {
      // A page that leaves at once would keep its subscription.
      event.preventDefault();
      void pushEnd.then(() => leave(paths.logout));
    }
  };
  return (
    <a {...rest} href={paths.logout} onClick={handleClick} onAuxClick={forgetOnMiddle}>
      {children}
    </a>
  );
}

/** A middle click opens the address in another tab, which logs out as well. */
function forgetOnMiddle({ button }: MouseEvent): void {
  if (button === 1) void forgetPerson();
}
