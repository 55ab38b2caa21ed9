/** One of the systems that the runner started, and how to reach it. */
export interface TestedSystem {
  /** The shell's origin. */
  address: string;
  /** Where the runner listens for `stop-api` and `start-api`. */
  control: string;
  /** Where the API puts its letters. */
  mail: string;
}

/** The system of this worker: it alone uses it, so a journey may stop the API under nobody else. */
export function ownSystem(): TestedSystem {
  const systems = JSON.parse(process.env.E2E_SYSTEMS ?? '[]') as TestedSystem[];
  const own = systems[Number(process.env.TEST_PARALLEL_INDEX)];
  if (!own)
    throw new Error('This worker has no system: start the journeys with `node e2e/run.ts`, which starts one for each.');
  return own;
}
