import type { TestApp } from '#testing/testApp.ts';

/** What is attacked: an application that listens, on a fresh database of its own. */
export interface Target {
  api: TestApp;
  /** of the API itself */
  url: string;
  /** of a front that forwards to it as production would; none was started when this is missing */
  front: string | undefined;
  /** a PostgreSQL server that the attack may make databases on; missing on PGlite */
  server: string | undefined;
}

/** What came of an attack. */
export interface Outcome {
  /** what the attacker achieved; empty when nothing */
  breaches: string[];
  /** a figure for the document */
  figure?: string;
}

/** One attack; its title says what must stand. */
export interface Attack {
  area: string;
  title: string;
  /** `undefined` when this target cannot be attacked so */
  run: (target: Target) => Promise<Outcome | undefined>;
}

/** Collects what went wrong: `breach(found, 'what the attacker got')`. */
export function openFindings(): { breach: (isBreach: boolean, text: string) => void; breaches: string[] } {
  const breaches: string[] = [];
  return {
    breaches,
    breach: (isBreach, text) => {
      if (isBreach) breaches.push(text);
    },
  };
}
