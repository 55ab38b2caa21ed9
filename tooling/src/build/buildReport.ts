/** What a build tells while it works. */
export interface BuildReport {
  /** Called with the folder of a package before its build starts. */
  onStart: (folder: string) => void;
  /** Called with the name of a finished build, and whether it was just built. */
  onReady: (name: string, isNew: boolean) => void;
}

const TICK_MS = 10_000;

/**
 * Prints builds as they start, every ten seconds, and as they end.
 * @param isListing names earlier builds, too, and leaves the expected duration out
 */
export function createBuildReport(isListing = false): BuildReport {
  let isFirst = !isListing;
  let ticking: NodeJS.Timeout | undefined;
  return {
    onStart: (folder) => {
      if (isFirst) console.log('Building what is missing. All builds take up to a few minutes, ready ones are reused.');
      isFirst = false;
      console.log(`building  ${folder}`);
      clearInterval(ticking);
      let seconds = 0;
      ticking = setInterval(() => {
        seconds += TICK_MS / 1000;
        console.log(`          ${folder}, ${seconds} s`);
      }, TICK_MS).unref();
    },
    onReady: (name, isNew) => {
      clearInterval(ticking);
      if (isNew || isListing) console.log(`${isNew ? 'built   ' : 'ready   '}  ${name}`);
    },
  };
}
