import { runInThisContext } from 'node:vm';
import { afterAll, beforeAll } from '@jest/globals';

/** Lets the tests of a `describe` run where the browser is: `useTimeZone('Asia/Vladivostok')`. Elsewhere the zone is UTC. */
export function useTimeZone(zone: string): void {
  beforeAll(() => setZone(zone));
  afterAll(() => setZone('UTC'));
}

/** Jest gives tests a copy of `process`; only Node's own tells the engine that its zone has changed. */
function setZone(zone: string): void {
  runInThisContext(`process.env.TZ = ${JSON.stringify(zone)}`);
}
