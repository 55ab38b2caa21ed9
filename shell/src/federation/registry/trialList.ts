import { TRIALS } from './trial';

/** Faults by the name in `?mf-fault=mf_catalog:404`. */
export const FAULTS = ['hang', '404', 'html', 'slow', 'wrong', 'throw', 'old'] as const;
export type Fault = (typeof FAULTS)[number];

/** One remote's build or fault in this tab. */
export interface Trial {
  remote: string;
  /** Name of a build, or address of an entry or build.json. */
  wanted?: string;
  fault?: Fault;
  /** The build in use. */
  build?: string;
  /** Why it does not take effect, as a sentence. */
  problem?: string;
}

let trials: readonly Trial[] | undefined;
const listeners = new Set<() => void>();

export function getTrials(): readonly Trial[] {
  return (trials ??= readKept());
}

/**
 * Adds what the query of an address asks for, from the next page load on.
 * @returns whether the browser allows to keep it
 */
export function addTrials(search: string): boolean {
  const added = parseTrials(search);
  if (change([...getTrials().filter((each) => !added.some((other) => isSame(each, other))), ...added])) return true;
  const problem = 'Браузер запрещает хранить данные вкладки, поэтому ничего не изменилось.';
  for (const trial of added) noteOutcome(trial, { problem });
  return false;
}

/** Notes what became of a trial in this page. */
export function noteOutcome(trial: Trial, outcome: Pick<Trial, 'build' | 'problem'>): void {
  publish(getTrials().map((each) => (isSame(each, trial) ? { ...trial, ...outcome } : each)));
}

export function endTrial(trial: Trial): void {
  change(getTrials().filter((each) => !isSame(each, trial)));
}

/** Subscribes to changes; returns the unsubscribe. */
export function onTrials(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The query without the parameters of trials. */
export function withoutTrials(search: string): string {
  const parts = search.replace(/^\?/, '').split('&');
  const rest = parts.filter((part) => part !== '' && !/^mf(-fault)?=/.test(part)).join('&');
  return rest && `?${rest}`;
}

function parseTrials(search: string): Trial[] {
  const query = new URLSearchParams(search);
  return [
    ...query.getAll('mf').map((text): Trial => {
      const [, remote, wanted] = /^([\w$]+)@(.+)$/.exec(text) ?? [];
      if (remote !== undefined && wanted !== undefined) return { remote, wanted };
      return { remote: text, problem: 'Параметр mf не разобран: нужно mf=раздел@сборка или mf=раздел@адрес.' };
    }),
    ...query.getAll('mf-fault').map((text): Trial => {
      const [, remote = text, name] = /^([\w$]+):(.+)$/.exec(text) ?? [];
      const fault = FAULTS.find((known) => known === name);
      return fault ? { remote, fault } : { remote, problem: `Такого сбоя нет. Можно выбрать: ${FAULTS.join(', ')}.` };
    }),
  ];
}

/** A remote has one build and one fault at a time. */
function isSame(one: Trial, other: Trial): boolean {
  return one.remote === other.remote && (one.fault === undefined) === (other.fault === undefined);
}

function change(next: readonly Trial[]): boolean {
  publish(next);
  // Outcomes are of this page; only an unreadable text keeps its problem.
  const kept = next.map(({ remote, wanted, fault, problem }) =>
    (wanted ?? fault) ? { remote, wanted, fault } : { remote, problem },
  );
  try {
    if (next.length > 0) sessionStorage.setItem(TRIALS, JSON.stringify(kept));
    else sessionStorage.removeItem(TRIALS);
    return true;
  } catch {
    return false;
  }
}

function publish(next: readonly Trial[]): void {
  trials = next;
  for (const listener of listeners) listener();
}

function readKept(): Trial[] {
  try {
    return JSON.parse(sessionStorage.getItem(TRIALS) ?? '[]') as Trial[];
  } catch {
    return [];
  }
}
