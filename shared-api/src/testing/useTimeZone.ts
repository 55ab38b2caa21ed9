import { runInThisContext } from 'node:vm';
import { afterAll, beforeAll } from '@jest/globals';

/** Runs the tests of a `describe` in another time zone: `useTimeZone('Asia/Vladivostok')`. Other tests run in UTC. */
export function useTimeZone(zone: string): void {
  beforeAll(() => setZone(zone));
  afterAll(() => setZone('UTC'));
}

/** Jest gives tests a copy of `process`; only a change of Node's own `process.env` reaches the engine. */
function setZone(zone: string): void {
  runInThisContext(`process.env.TZ = ${JSON.stringify(zone)}`);
}
