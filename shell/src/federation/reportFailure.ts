/** Tells the operator which build of which remote failed; the person at the screen sees the panel with «Повторить». */
export function reportFailure(name: string, build: string, error: unknown): void {
  // eslint-disable-next-line no-console -- the console is where an operator or an error collector looks
  console.error(`[federation] ${name} of build ${build} failed`, error);
}
