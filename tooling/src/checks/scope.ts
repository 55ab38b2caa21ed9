import type { TestCounter } from './countTests.ts';

/** The steps of `npm test`. */
export const STEP_IDS = [
  'contract',
  'lint',
  'typecheck',
  'unit',
  'api',
  'tooling',
  'build',
  'storybook',
  'e2e',
] as const;

/** The name by which a step is asked for: `npm test -- lint unit`. */
export type StepId = (typeof STEP_IDS)[number];

/** What a run covers, each step in its own measure; files and folders from the root of the repository. Nothing is an empty list. */
export interface Scope {
  contract: boolean;
  /** Files for the formatter and the linter. */
  lint: readonly string[] | 'all';
  /** Folders with a tsconfig.json. */
  typecheck: readonly string[] | 'all';
  /** Test files of Jest. */
  unit: readonly string[] | 'all';
  /** Test files of the reference API. */
  api: readonly string[] | 'all';
  /** Test files of tooling. */
  tooling: readonly string[] | 'all';
  build: boolean;
  storybook: boolean;
  e2e: boolean;
}

/** A whole run. */
export const EVERYTHING: Scope = {
  contract: true,
  lint: 'all',
  typecheck: 'all',
  unit: 'all',
  api: 'all',
  tooling: 'all',
  build: true,
  storybook: true,
  e2e: true,
};

/** One command of `npm test`. */
export interface Step {
  id: StepId;
  /** For people, in Russian. */
  name: string;
  /** For the shell. */
  line: string;
  /** The package whose folder it runs in; the root otherwise. */
  folder?: string;
  /** The part of the processor that it keeps busy, at most 1: steps run side by side as long as they fit. */
  share: number;
  /** Steps whose results it uses. */
  after?: readonly StepId[];
  count?: TestCounter;
}
