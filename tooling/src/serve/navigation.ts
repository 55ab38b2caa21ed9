/** The API answers this address through the front, for monitors outside. */
export const HEALTH_PATH = '/healthz';

/** A folder of a build. */
export const FOLDER_NAME = /^[\w-]+$/;

/**
 * Kinds of paths, the first match counts; any other path is a `page`. Written without flags, so that nginx reads them
 * as they are.
 */
const KINDS = {
  // Probes and robots would take the page for their answer.
  never: /^\/(?:healthz|readyz|robots\.txt|favicon\.ico)$/,
  /** Tokens with dots in links of e-mails are longer than any extension. */
  file: /\/\.|\.[A-Za-z][A-Za-z0-9]{0,10}$/,
};

/**
 * What asks for a page, as `kind:mode:accept`: a browser's navigation, an older browser that names no mode, and tools
 * that accept anything (curl, monitors, link previews).
 */
export const NAVIGATION =
  /^(?:(?:built|file|page):navigate:.*text\/html|(?:file|page)::.*text\/html|page:(?:navigate)?:(?:\*\/\*(?:;[^,]*)?)?$)/;

/** Patterns of paths by kind, in their order. */
export function pathKinds(folders: readonly string[]): (readonly [kind: string, pattern: string])[] {
  return [
    ['never', KINDS.never.source],
    ...(folders.length > 0 ? [['built', `^/(?:${folders.join('|')})/`] as const] : []),
    ['file', KINDS.file.source],
  ];
}

/**
 * Whether a request wants a page: a missing script or image must be an error.
 * @param pathname decoded, without `..`
 * @param folders of the build
 */
export function isNavigation(
  pathname: string,
  folders: readonly string[],
  { accept = '', 'sec-fetch-mode': mode = '' }: { accept?: string; 'sec-fetch-mode'?: string | string[] },
): boolean {
  const [kind] = pathKinds(folders).find(([, pattern]) => new RegExp(pattern).test(pathname)) ?? ['page'];
  return NAVIGATION.test(`${kind}:${String(mode)}:${accept}`);
}
