/** Storage key, in this tab, of the origin on this machine whose scripts the user has allowed, or refused. */
const ANSWER = 'vstrecha.local-scripts';
/** Programs on the user's own machine. */
const LOOPBACK = /^https?:\/\/(localhost|127\.0\.0\.1)(:|$)/;

export const isLocal = (origin: string): boolean => LOOPBACK.test(origin);

/**
 * Whether this tab may run scripts of a program on this machine. A link can name any port, so a shell elsewhere asks its user, once per tab.
 */
export function mayRunLocal(origin: string, page = location.origin): boolean {
  if (isLocal(page)) return true;
  const [answer, asked] = (sessionStorage.getItem(ANSWER) ?? '').split(' ');
  if (asked === origin) return answer === 'yes';
  const isAllowed = globalThis.confirm(
    `Запустить раздел с этого компьютера (${origin})? Он получит доступ к вашей учётной записи. Соглашайтесь, только если сами его разрабатываете.`,
  );
  sessionStorage.setItem(ANSWER, `${isAllowed ? 'yes' : 'no'} ${origin}`);
  return isAllowed;
}
