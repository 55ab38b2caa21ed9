import type { RegistrationStep } from 'shared-api/contract';
import { paths } from 'shared-api/paths';
import type { Session } from '../session/session';
import type { AppRoute } from './routeTypes';

export type Decision =
  | { kind: 'show' }
  | { kind: 'wait' }
  | { kind: 'redirect'; to: string; /** return to this address after the login */ rememberAddress?: boolean }
  /** Leaves the application for an address of the server. */
  | { kind: 'leave'; href: string };

/** Page of each unfinished registration step, to which the guard redirects (GUARD-03). */
const registerPages: Partial<Record<RegistrationStep, string>> = {
  COMPANY: paths.registerCompany,
  FILES: paths.registerFiles,
  MEETINGS: paths.registerMeetings,
};

/**
 * The navigation guard (specification, section 2, «Navigation guard»), as a pure function.
 * @param from the address that a guest requested before the login
 */
export function decide(
  route: Pick<AppRoute, 'access' | 'path'> & Partial<Pick<AppRoute, 'layout'>>,
  session: Session,
  from?: string,
): Decision {
  switch (session.phase) {
    case 'checking':
      return { kind: 'wait' };
    case 'failed':
      return route.access === 'any' ? { kind: 'show' } : { kind: 'wait' };
    case 'guest':
      return route.access === 'login' || route.access === 'administrator'
        ? { kind: 'redirect', to: paths.login, rememberAddress: true }
        : { kind: 'show' };
    case 'user': {
      const { user } = session;
      if (user.is_blocked) return { kind: 'leave', href: paths.logout };
      const registerPage = registerPages[user.registration_step];
      if (registerPage !== undefined)
        return route.path === registerPage ? { kind: 'show' } : { kind: 'redirect', to: registerPage };
      if (route.access === 'guest')
        return { kind: 'redirect', to: from ?? (user.is_admin ? paths.organizer : paths.profile) };
      if (route.access === 'administrator' && !user.is_admin) return { kind: 'redirect', to: paths.profile };
      return route.layout === 'register' ? { kind: 'redirect', to: paths.profile } : { kind: 'show' };
    }
  }
}
