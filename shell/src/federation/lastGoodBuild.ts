const PREFIX = 'vstrecha.build.';

/** Name of the build of a remote that last worked in this browser. */
export function lastGoodBuild(remote: string): string | undefined {
  try {
    return localStorage.getItem(PREFIX + remote) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Remembers a build that was loaded and evaluated here. */
export function rememberGoodBuild(remote: string, build: string): void {
  try {
    localStorage.setItem(PREFIX + remote, build);
  } catch {
    // Without storage there is no fallback to an older build, and nothing else is lost.
  }
}
