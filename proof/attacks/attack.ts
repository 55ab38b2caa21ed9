import type { TestApp } from 'reference-api/testing/testApp';

/** The page of the front. */
export const FRONT_PAGE = '<!doctype html><title>Встреча</title>';

/** The attacked application: it listens and has its own fresh database. */
export interface Target {
  api: TestApp;
  /** Address of the API. */
  url: string;
  /** Address of a front that forwards to the API as in production. */
  front: string;
  /** A PostgreSQL server on which the attack may create databases; missing on PGlite. */
  server: string | undefined;
}

/** Notes what the attacker got, if anything: `breach(found, 'the session ended')`. */
export type Breach = (isBreach: boolean, text: string) => void;

/** One attack; its title names the result that must hold. */
export interface Attack {
  title: string;
  /** Leaves the attack out on PGlite. */
  needsServer?: boolean;
  /** Returns a figure for docs/security.md, if it has one. */
  run: (target: Target, breach: Breach) => Promise<string | void>;
}

/** Runs an attack. @returns what the attacker got, and the figure */
export async function attempt(
  { run }: Attack,
  target: Target,
): Promise<{ breaches: string[]; figure: string | undefined }> {
  const breaches: string[] = [];
  const figure = await run(target, (isBreach, text) => {
    if (isBreach) breaches.push(text);
  });
  return { breaches, figure: figure ?? undefined };
}
