import type { RegistrationStep } from 'shared-api/contract';
import { paths } from 'shared-api/paths';
import type { RouteAccess } from '../routeTypes';
import type { Session } from '../session/session';

/** What the guard makes of a route and a session. */
export type Decision =
  | { kind: 'show' }
  | { kind: 'wait' }
  | { kind: 'redirect'; to: string; /** come back here after login */ rememberAddress?: boolean }
  /** Leaves the application for an address of the server. */
  | { kind: 'leave'; href: string };

/** Register pages that the guard forces a user to who has not finished registration (GUARD-03). */
const registerPages: Partial<Record<RegistrationStep, string>> = {
  COMPANY: paths.registerCompany,
  FILES: paths.registerFiles,
  MEETINGS: paths.registerMeetings,
};

/**
 * The navigation guard (specification, section 2, «Navigation guard»), as a pure rule.
 * @param from where a guest wanted to go before the login page
 */
export function decide(
  route: { access: RouteAccess; path: string; isRegisterPage: boolean },
  session: Session,
  from?: string,
): Decision {
  switch (session.phase) {
    case 'checking':
      return { kind: 'wait' };
    case 'failed':
      return route.access === 'any' ? { kind: 'show' } : { kind: 'wait' };
    case 'guest':
      return route.access === 'login' ? { kind: 'redirect', to: paths.login, rememberAddress: true } : { kind: 'show' };
    case 'user': {
      const { user } = session;
      if (user.is_blocked) return { kind: 'leave', href: paths.logout };
      const registerPage = registerPages[user.registration_step];
      if (registerPage !== undefined)
        return route.path === registerPage ? { kind: 'show' } : { kind: 'redirect', to: registerPage };
      if (route.access === 'guest') return { kind: 'redirect', to: from ?? paths.profile };
      return route.isRegisterPage ? { kind: 'redirect', to: paths.profile } : { kind: 'show' };
    }
  }
}
