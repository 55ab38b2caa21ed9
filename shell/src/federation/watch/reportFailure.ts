/**
 * Logs a remote's failure for operators; the user sees the panel with «Повторить».
 * @param build the failed build, if known
 */
export function reportFailure(name: string, error: unknown, build?: string): void {
  const of = build === undefined ? '' : ` of build ${build}`;
  // eslint-disable-next-line no-console -- the console is where an operator or an error collector looks
  console.error(`[federation] ${name}${of} failed`, error);
}
