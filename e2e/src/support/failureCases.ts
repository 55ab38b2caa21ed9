import type { ServerResponse } from 'node:http';
import { isEntry, type ScriptFailure } from './failingAnswers.ts';
import type { Component } from './madeBuilds.ts';
import type { Registry } from './registry.ts';

/** What the user sees in place of the page or widget. */
export type Outcome =
  | 'the page, unchanged'
  | 'the previous build'
  | 'the page, slowly'
  | 'the panel with «Повторить»'
  /** Depends on whether the browser has visited before. */
  | 'the builds known from the last visit; in a new browser the panel';

/** A row of the failure table. */
export interface Expectation {
  /** Name of the failure. */
  failure: string;
  outcome: Outcome;
  /** Most seconds until the outcome is visible. */
  within: number;
  /** Phase in the failure report of the build. */
  phase?: 'load' | 'render' | 'effect' | 'event' | 'suspended';
}

/**
 * The remote’s origin fails, so its builds cannot be loaded: on the network, or by a fault that the shell itself has
 * (`?mf-fault=`).
 */
export type OriginCase = Expectation & (ScriptFailure | { fault: string });

/** The newest build is broken; an older build is available. */
export interface BuildCase extends Expectation {
  /** A handwritten build that exposes this component, or new content for the entry or the script of an expose. */
  broken: Component | { part: 'entry' | 'page'; content: string };
  /** A widget may do the same. */
  isPageOnly?: true;
}

/** The registry responds incorrectly. */
export interface RegistryCase extends Expectation {
  answer: (registry: Registry, response: ServerResponse) => void;
}

const PANEL = { outcome: 'the panel with «Повторить»', phase: 'load' } as const;
const anything = () => true;
const isDetails = (file: string) => file === 'build.json';
const isPage = (file: string) => !isEntry(file) && !isDetails(file);

/** With a single build. «Повторить» shows the page within two seconds after the cause is fixed. */
export const ORIGIN_CASES: OriginCase[] = [
  { ...PANEL, failure: 'The remote’s origin is down', manner: 'down', concerns: anything, within: 10 },
  { ...PANEL, failure: 'It answers 404', fault: '404', within: 10 },
  { ...PANEL, failure: 'It answers with a page in place of scripts', fault: 'html', within: 10 },
  { ...PANEL, failure: 'It hangs and leaves connections open', manner: 'hanging', concerns: anything, within: 10 },
  { failure: 'It sends 2 KB/s', fault: 'slow', outcome: 'the page, slowly', within: 40 },
  {
    ...PANEL,
    failure: 'The entry has another hash',
    manner: 'altered',
    concerns: isEntry,
    within: 10,
  },
  {
    ...PANEL,
    failure: 'A chunk has another hash',
    manner: 'altered',
    concerns: isPage,
    within: 10,
  },
  {
    ...PANEL,
    failure: 'build.json has another hash',
    manner: 'altered',
    concerns: isDetails,
    within: 10,
  },
  { ...PANEL, failure: 'A chunk is missing after a redeploy', manner: 'missing', concerns: isPage, within: 10 },
];

const BEFORE = { outcome: 'the previous build' } as const;
const SYNTAX = 'if (';
const THROW = `throw new Error('вычислить нельзя');`;

/** In a browser on its first visit. */
export const BUILD_CASES: BuildCase[] = [
  {
    ...BEFORE,
    failure: 'A new build has a syntax error in its entry',
    broken: { part: 'entry', content: SYNTAX },
    within: 10,
    phase: 'load',
  },
  {
    ...BEFORE,
    failure: 'A new build has a syntax error in a chunk',
    broken: { part: 'page', content: SYNTAX },
    within: 10,
    phase: 'load',
  },
  {
    ...BEFORE,
    failure: 'A new build throws when its entry is evaluated',
    broken: { part: 'entry', content: THROW },
    within: 10,
    phase: 'load',
  },
  {
    ...BEFORE,
    failure: 'A new build throws when a chunk is evaluated',
    broken: { part: 'page', content: THROW },
    within: 10,
    phase: 'load',
  },
  {
    ...BEFORE,
    failure: 'A new build throws while it renders',
    broken: 'throws when it is drawn',
    within: 5,
    phase: 'render',
  },
  { ...BEFORE, failure: 'A new build throws in an effect', broken: 'throws in an effect', within: 5, phase: 'effect' },
  {
    ...BEFORE,
    failure: 'A new build never stops suspending',
    broken: 'never resolves',
    within: 15,
    phase: 'suspended',
  },
  {
    ...BEFORE,
    failure: 'The page of a new build renders nothing',
    broken: 'renders nothing',
    isPageOnly: true,
    within: 10,
    phase: 'render',
  },
  {
    failure: 'A new build throws in a handler',
    broken: 'throws in a handler',
    outcome: 'the page, unchanged',
    within: 0,
    phase: 'event',
  },
];

const KNOWN = { outcome: 'the builds known from the last visit; in a new browser the panel' } as const;
const AS_EVER = { outcome: 'the page, unchanged', within: 2 } as const;

export const REGISTRY_CASES: RegistryCase[] = [
  { ...KNOWN, failure: 'The registry is down', within: 10, answer: (_, response) => void response.destroy() },
  { ...KNOWN, failure: 'The registry hangs', within: 10, answer: () => undefined },
  {
    ...KNOWN,
    failure: 'The registry is garbage',
    within: 10,
    answer: (_, response) => void response.end('{"remotes":'),
  },
  { ...KNOWN, failure: 'The registry is empty', within: 10, answer: (_, response) => void response.end() },
  {
    ...KNOWN,
    failure: 'The registry has 17 MB',
    within: 10,
    answer: (registry, response) => void response.end(JSON.stringify({ padding: 'x'.repeat(17_000_000), ...registry })),
  },
  {
    ...AS_EVER,
    failure: 'A line of the registry has the keys of every object',
    answer: (registry, response) => {
      const text = JSON.stringify(withLine(registry, { requires: { constructor: '*' } }));
      response.end(text.replace('"remotes":{', '"remotes":{"__proto__":[{"build":"x"}],"constructor":[],'));
    },
  },
  {
    outcome: 'the previous build',
    within: 5,
    phase: 'load',
    failure: 'A line of the registry names a foreign origin',
    answer: (registry, response) =>
      void response.end(
        JSON.stringify(
          withLine(registry, {
            entry: 'https://foreign.invalid/remoteEntry.js',
            details: { address: 'https://foreign.invalid/build.json', integrity: 'sha256-x' },
          }),
        ),
      ),
  },
];

/** The registry with another build listed before the catalogue’s. */
function withLine(registry: Registry, fields: object): Registry {
  const builds = registry.remotes.mf_catalog ?? [];
  return {
    ...registry,
    remotes: {
      ...registry.remotes,
      mf_catalog: builds
        .slice(0, 1)
        .map((line) => ({ ...line, build: 'x', ...fields }))
        .concat(builds),
    },
  };
}
