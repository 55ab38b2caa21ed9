import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Route } from '@playwright/test';
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
  phase?: 'load' | 'render' | 'effect' | 'event' | 'suspended' | 'busy';
}

/** How the files of a remote fail on the network, and which ones. */
interface ScriptFailure {
  concerns: (file: string) => boolean;
  /** `hanging` is left to a server, because its requests use up the browser’s connections. */
  answer: 'hanging' | ((route: Route) => Promise<void>);
}

/**
 * The remote’s origin fails, so its builds cannot be loaded: by a fault of the shell itself (`?mf-fault=`), or on the
 * network where no fault does the same.
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
  answer: (route: Route, registry: Registry) => Promise<void> | void;
}

const PANEL = { outcome: 'the panel with «Повторить»', phase: 'load', within: 10 } as const;
const anything = () => true;
const isDetails = (file: string) => file === 'build.json';
const isEntry = (file: string) => file.startsWith('remoteEntry');
const isPage = (file: string) => !isEntry(file) && !isDetails(file);

const send = (route: Route, body: string, status = 200) =>
  route.fulfill({
    status,
    contentType: route.request().url().endsWith('.json') ? 'application/json' : 'text/javascript',
    headers: { 'Access-Control-Allow-Origin': '*' },
    body,
  });
const refuse = (route: Route) => route.abort('connectionrefused');
const alter = (route: Route) => send(route, 'console.log("подмена");');

/** With a single build. «Повторить» shows the page within two seconds after the cause is fixed. */
export const ORIGIN_CASES: OriginCase[] = [
  { ...PANEL, failure: 'The remote’s origin is down', concerns: anything, answer: refuse },
  { ...PANEL, failure: 'It answers 404', fault: '404' },
  { ...PANEL, failure: 'It answers with a page in place of scripts', fault: 'html' },
  { ...PANEL, failure: 'It hangs and leaves connections open', concerns: anything, answer: 'hanging' },
  { failure: 'It sends 2 KB/s', fault: 'slow', outcome: 'the page, slowly', within: 40 },
  { ...PANEL, failure: 'The entry has another hash', concerns: isEntry, answer: alter },
  { ...PANEL, failure: 'A chunk has another hash', concerns: isPage, answer: alter },
  { ...PANEL, failure: 'build.json has another hash', concerns: isDetails, answer: alter },
  {
    ...PANEL,
    failure: 'A chunk is missing after a redeploy',
    concerns: isPage,
    answer: (route) => send(route, 'Не найдено.', 404),
  },
];

const BEFORE = { outcome: 'the previous build', within: 10 } as const;
const SYNTAX = 'if (';
const THROW = `throw new Error('вычислить нельзя');`;

/** In a browser on its first visit. */
export const BUILD_CASES: BuildCase[] = [
  {
    ...BEFORE,
    failure: 'A new build has a syntax error in its entry',
    broken: { part: 'entry', content: SYNTAX },
    phase: 'load',
  },
  {
    ...BEFORE,
    failure: 'A new build has a syntax error in a chunk',
    broken: { part: 'page', content: SYNTAX },
    phase: 'load',
  },
  {
    ...BEFORE,
    failure: 'A new build throws when its entry is evaluated',
    broken: { part: 'entry', content: THROW },
    phase: 'load',
  },
  {
    ...BEFORE,
    failure: 'A new build throws when a chunk is evaluated',
    broken: { part: 'page', content: THROW },
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
    phase: 'render',
  },
  {
    ...BEFORE,
    failure: 'The page of a new build is busy without end',
    broken: 'stays busy',
    isPageOnly: true,
    within: 25,
    phase: 'busy',
  },
  {
    failure: 'A new build throws in a handler',
    broken: 'throws in a handler',
    outcome: 'the page, unchanged',
    within: 0,
    phase: 'event',
  },
];

const KNOWN = { outcome: 'the builds known from the last visit; in a new browser the panel', within: 10 } as const;
const AS_EVER = { outcome: 'the page, unchanged', within: 2 } as const;

const reply = (body: string) => (route: Route) => route.fulfill({ contentType: 'application/json', body });

/** From a server: Playwright needs seconds to hand such a body to the browser. */
async function sendLarge(route: Route, body: string): Promise<void> {
  const server = createServer((_, response) => response.setHeader('Access-Control-Allow-Origin', '*').end(body));
  await once(server.listen(0).unref(), 'listening');
  await route.continue({ url: `http://localhost:${(server.address() as AddressInfo).port}/` });
}

export const REGISTRY_CASES: RegistryCase[] = [
  { ...KNOWN, failure: 'The registry is down', answer: refuse },
  { ...KNOWN, failure: 'The registry hangs', answer: () => undefined },
  { ...KNOWN, failure: 'The registry is garbage', answer: reply('{"remotes":') },
  { ...KNOWN, failure: 'The registry is empty', answer: reply('') },
  {
    ...KNOWN,
    failure: 'The registry has 17 MB',
    answer: (route, registry) => sendLarge(route, JSON.stringify({ padding: 'x'.repeat(17_000_000), ...registry })),
  },
  {
    ...AS_EVER,
    failure: 'A line of the registry has the keys of every object',
    answer: (route, registry) => {
      const text = JSON.stringify(withLine(registry, { requires: { constructor: '*' } }));
      return reply(text.replace('"remotes":{', '"remotes":{"__proto__":[{"build":"x"}],"constructor":[],'))(route);
    },
  },
  {
    outcome: 'the previous build',
    within: 5,
    phase: 'load',
    failure: 'A line of the registry names a foreign origin',
    answer: (route, registry) => {
      const entry = 'https://foreign.invalid/remoteEntry.js';
      const details = { address: 'https://foreign.invalid/build.json', integrity: 'sha256-x' };
      return reply(JSON.stringify(withLine(registry, { entry, details })))(route);
    },
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
