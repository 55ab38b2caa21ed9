/** By remote: the exposes rendered in this page, with their builds. */
const drawn = new Map<string, Map<string, string>>();

/** Records that an expose is rendered from a build. */
export function noteDrawn(remote: string, expose: string, build: string): void {
  drawn.set(remote, (drawn.get(remote) ?? new Map<string, string>()).set(expose, build));
}

/** Everything of a remote that this page has rendered. */
export function drawnOf(remote: string): { expose: string; build: string }[] {
  return [...(drawn.get(remote) ?? [])].map(([expose, build]) => ({ expose, build }));
}

/** The first expose rendered from a build. */
export function findDrawn(remote: string, build: string): string | undefined {
  return drawnOf(remote).find((each) => each.build === build)?.expose;
}

/** Everything that this page has rendered. */
export function allDrawn(): { remote: string; expose: string; build: string }[] {
  return [...drawn.keys()].flatMap((remote) => drawnOf(remote).map((each) => ({ remote, ...each })));
}
