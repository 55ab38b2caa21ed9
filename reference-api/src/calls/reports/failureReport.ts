import { Ajv2020 } from 'ajv/dist/2020.js';
import { badRequest } from '#platform/errors/httpError.ts';
import { complaintAbout } from '#platform/http/checkValues.ts';
import { readBeacon } from './readBeacon.ts';

/** When in the life of a page or widget it failed. */
export const PHASES = ['load', 'render', 'effect', 'event', 'suspended'] as const;

/** What a browser says of a failure (docs/architecture.md of the repository). */
export interface FailureReport {
  remote: string;
  build: string;
  expose: string;
  phase: (typeof PHASES)[number];
  error: string;
  browser: string;
  shell: string;
}

const name = { type: 'string', pattern: '^[\\w.-]{1,64}$' };
const text = { type: 'string', maxLength: 500 };

const isReport = new Ajv2020().compile<FailureReport>({
  type: 'object',
  properties: {
    remote: { type: 'string', pattern: '^mf_[a-z_]{1,40}$' },
    build: name,
    expose: { type: 'string', pattern: '^\\w{1,64}$' },
    phase: { enum: PHASES },
    error: text,
    browser: text,
    shell: name,
  },
  required: ['remote', 'build', 'expose', 'phase', 'error', 'browser', 'shell'],
  additionalProperties: false,
});

/** Reads the body of a beacon. @throws {HttpError} 400 for anything that is no report */
export function readFailureReport(body: unknown): FailureReport {
  const report = readBeacon(body);
  if (!isReport(report) || complaintAbout(report) !== undefined) throw badRequest('Это не сообщение о сбое.');
  return report;
}

/** How the shell begins the error of what did not come over the network. */
export const NETWORK_ERROR = 'NetworkError:';

/** Whether a failure speaks against the build: a handler that throws leaves the page usable, and a network that fails is nobody's build. */
export function isGrave({ phase, error }: FailureReport): boolean {
  return phase !== 'event' && !error.startsWith(NETWORK_ERROR);
}
