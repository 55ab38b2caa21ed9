import { Ajv2020 } from 'ajv/dist/2020.js';
import { badRequest } from '#platform/errors/httpError.ts';
import { complaintAbout } from '#platform/http/checkValues.ts';
import { readBeacon } from './readBeacon.ts';

/**
 * What is measured: largest contentful paint, interaction to next paint, cumulative layout shift, and how long a remote's page took to be drawn
 * when it was the first of a page load and when another one was left for it.
 */
export const FIGURES = ['lcp', 'inp', 'cls', 'first', 'next'] as const;
export type FigureName = (typeof FIGURES)[number];

export const DEVICES = ['phone', 'desktop'] as const;
export type Device = (typeof DEVICES)[number];

/** One value of a page view. */
export interface FieldFigure {
  figure: FigureName;
  /** A remote's page by its name in the federation contract, or the pattern of a route of the shell's own. */
  page: string;
  /** The remote's build, or the shell's. */
  build: string;
  /** Milliseconds; of `cls` thousandths. */
  value: number;
}

/** What a browser sends when its page is left or put away (docs/deploying.md of the repository). */
export interface FigureReport {
  shell: string;
  device: Device;
  figures: FieldFigure[];
}

/** A page view has a handful, and one more for each page that is opened in it. */
export const MOST_FIGURES = 30;
/** Ten minutes: a value beyond is a machine that was asleep. */
const LARGEST = 600_000;

const name = { type: 'string', pattern: '^[\\w.-]{1,64}$' };

const isReport = new Ajv2020().compile<FigureReport>({
  type: 'object',
  properties: {
    shell: name,
    device: { enum: DEVICES },
    figures: {
      type: 'array',
      minItems: 1,
      maxItems: MOST_FIGURES,
      items: {
        type: 'object',
        properties: {
          figure: { enum: FIGURES },
          // Digits have no place in either: an address with an id is no pattern.
          page: { type: 'string', pattern: '^(mf_[a-z_]{1,40}/[A-Za-z]{1,64}|/[a-z_:/?]{0,64})$' },
          build: name,
          value: { type: 'integer', minimum: 0, maximum: LARGEST },
        },
        required: ['figure', 'page', 'build', 'value'],
        additionalProperties: false,
      },
    },
  },
  required: ['shell', 'device', 'figures'],
  additionalProperties: false,
});

/** Reads the body of a beacon. @throws {HttpError} 400 for anything that is no report of figures */
export function readFigureReport(body: unknown): FigureReport {
  const report = readBeacon(body);
  if (!isReport(report) || complaintAbout(report) !== undefined) throw badRequest('Это не показатели скорости.');
  return report;
}

/** Buckets to a doubling: what is read out of them is off by 4.5 % at most. */
const STEPS = 8;

/** Where a value is counted: 0 for 0, then each bucket a twelfth wider than the one before. */
export function bucketOf(value: number): number {
  return value < 1 ? 0 : Math.round(Math.log2(value) * STEPS) + 1;
}

/** The value in the middle of a bucket. */
export function valueOf(bucket: number): number {
  return bucket === 0 ? 0 : 2 ** ((bucket - 1) / STEPS);
}
