/** A system started by the runner. */
export interface TestedSystem {
  /** The shell’s origin. */
  address: string;
  /** Address of the runner’s control server. */
  control: string;
  /** Folder in which the API stores its e-mails. */
  mail: string;
}

/** Another shell in front of the remotes and the API of a system. */
export interface ServedShell {
  /** Its origin. */
  address: string;
  /** File served as `/registry.json`. */
  registry: string;
}

/** The system of this worker. No other worker uses it, so a journey may stop its API. */
export function ownSystem(): TestedSystem {
  const systems = JSON.parse(process.env.E2E_SYSTEMS ?? '[]') as TestedSystem[];
  const own = systems[Number(process.env.TEST_PARALLEL_INDEX)];
  if (!own)
    throw new Error('This worker has no system: start the journeys with `node e2e/run.ts`, which starts one for each.');
  return own;
}
