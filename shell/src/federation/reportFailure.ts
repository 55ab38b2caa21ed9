/**
 * Tells the operator what failed of which remote; the person at the screen sees the panel with «Повторить».
 * @param build the one that failed, where it is known
 */
export function reportFailure(name: string, error: unknown, build?: string): void {
  const of = build === undefined ? '' : ` of build ${build}`;
  // eslint-disable-next-line no-console -- the console is where an operator or an error collector looks
  console.error(`[federation] ${name}${of} failed`, error);
}
