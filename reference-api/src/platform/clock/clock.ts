/** The one place that knows the present instant. Every rule, stored time and `Date` header asks it. */
export interface Clock {
  now(): Date;
}

/**
 * A clock that runs on from `startAt`, or shows the machine's time without it.
 * @param startAt the instant at which the clock starts, at the moment of this call
 */
export function createClock(startAt?: Date): Clock {
  const offset = startAt ? startAt.getTime() - Date.now() : 0;
  return { now: () => new Date(Date.now() + offset) };
}
