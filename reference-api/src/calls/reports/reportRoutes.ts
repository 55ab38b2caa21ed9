import { Ajv2020 } from 'ajv/dist/2020.js';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { paths } from 'shared-api/paths';
import { badRequest, tooManyRequests } from '#platform/errors/httpError.ts';
import { findCaller } from '#platform/http/admission.ts';
import { complaintAbout } from '#platform/http/checkValues.ts';
import type { AppContext } from '#platform/http/context.ts';
import type { Limiter, LimitRule } from '#platform/limits/limiter.ts';
import { networkOf } from '#platform/limits/place.ts';
import { plainText } from '#platform/mail/mail.ts';
import type { Viewer } from '#platform/sessions/sessions.ts';
import { isAlarming, storeFailure, type FailureReport, type Reporter } from './failures.ts';
import { storeFigures, type FieldFigure, type FigureReport } from './figures.ts';
import { SHELL, type KnownBuilds } from './knownBuilds.ts';
import { alertOfSlowPages, queueOwnerAlert } from './ownerAlerts.ts';

const WINDOW_MS = 5 * 60_000;
/** Failure reports per reporter: a page sends a handful. */
export const FAILURES_RULE = { name: 'failure-reports', points: 30, windowMs: WINDOW_MS } satisfies LimitRule;
/** Page views per reporter: a whole office may share a network. */
export const FIGURES_RULE = { name: 'figure-reports', points: 300, windowMs: WINDOW_MS } satisfies LimitRule;
/** Values of one build that a reporter adds in a day, about 25 page views: more could shift the figures of all. */
export const SHARE_RULE = { name: 'figure-share', points: 100, windowMs: 24 * 60 * 60_000 } satisfies LimitRule;
/** Alerts per build, for the operator and the owner of the remote. */
const ALERT_RULE = { name: 'failure-alert', points: 1, windowMs: 60 * 60_000 } satisfies LimitRule;
/** Comparisons of builds, which read all figures. */
const SLOW_CHECK_RULE = { name: 'slow-check', points: 1, windowMs: 60 * 60_000 } satisfies LimitRule;

interface Means extends Pick<AppContext, 'db' | 'clock' | 'limiter' | 'sessionLimits' | 'publicUrl'> {
  builds: KnownBuilds;
  /** receives a sentence for the operator */
  warn: (sentence: string) => void;
}

/**
 * Receives the failures and figures that browsers report. Outside the REST contract, since any collector may take them (docs/deploying.md
 * of the repository). Guests report too; `getReports` shows both to administrators, who decide about releases.
 */
export async function addReportRoutes(app: FastifyInstance, context: Means): Promise<void> {
  const { db, clock, limiter, builds, publicUrl, warn } = context;

  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // Browsers send this type without a CORS preflight, and no other call accepts it.
    scope.addContentTypeParser('text/plain', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    const addBeacon = (
      address: string,
      rule: LimitRule,
      take: (body: unknown, reporter: Reporter, now: Date) => Promise<void>,
    ) =>
      scope.post(address, { config: { access: 'guest' } }, async (request, reply) => {
        const reporter = reporterOf(request, await findCaller(request, reply, context));
        if ((await limiter.take(rule, reporter.name)) !== undefined) throw tooManyRequests();
        await take(request.body, reporter, clock.now());
        return reply.code(204).send();
      });

    addBeacon('/reports/failures', FAILURES_RULE, async (body, reporter, now) => {
      const report = readFailureReport(body);
      const { remote, build } = report;
      await builds.require(remote, build);
      const lately = await storeFailure(db, report, reporter, now);
      if (!isAlarming(lately) || (await limiter.take(ALERT_RULE, `${remote} ${build}`)) !== undefined) return;
      const owner = builds.ownerOf(remote);
      // Anyone can report: the text must neither link nor call a whole channel.
      const harm = `Build ${remote} ${build} fails: ${plainText(report.error).replace(/[<>@]/g, ' ')}`;
      if (owner !== undefined)
        await queueOwnerAlert(
          db,
          `${remote} ${build}`,
          { owner, subject: `${remote} ${build} fails`, text: `${harm}\nLook at ${publicUrl}/doctor.` },
          now,
        );
      warn(
        `Build ${remote} ${build} fails: reported within an hour by users (${lately.accounts}) and networks of guests (${lately.networks}). Look at ${publicUrl}${paths.reports} and decide whether to roll it back.`,
      );
    });
    addBeacon('/reports/figures', FIGURES_RULE, async (body, reporter, now) => {
      const report = readFigureReport(body);
      await builds.require(SHELL, report.shell);
      for (const { page, build } of report.figures)
        await builds.require(page.startsWith('/') ? SHELL : (page.split('/')[0] ?? ''), build);
      const figures = await withinShare(limiter, reporter, report.figures);
      if (figures.length > 0) await storeFigures(db, { ...report, figures }, now);
      if ((await limiter.take(SLOW_CHECK_RULE, SHELL)) === undefined)
        await alertOfSlowPages(context, (remote) => builds.ownerOf(remote));
    });
  });
}

/** The figures of builds of which the reporter has not sent too many values today. */
async function withinShare(limiter: Limiter, { name }: Reporter, figures: FieldFigure[]): Promise<FieldFigure[]> {
  const kept: FieldFigure[] = [];
  for (const [build, own] of Map.groupBy(figures, ({ page, build }) => `${page.split('/')[0]} ${build}`))
    if ((await limiter.take(SHARE_RULE, `${name} ${build}`, { cost: own.length })) === undefined) kept.push(...own);
  return kept;
}

/** The active account if there is one; otherwise the network. */
function reporterOf({ ip }: FastifyRequest, viewer: Viewer | null): Reporter {
  if (viewer && viewer.registration_step === 'FINISHED' && !viewer.is_blocked)
    return { name: `account ${viewer.id}`, isAccount: true };
  return { name: `network ${networkOf(ip)}`, isAccount: false };
}

const ajv = new Ajv2020();
const name = { type: 'string', pattern: '^[\\w.-]{1,64}$' };
const text = { type: 'string', maxLength: 500 };
const record = (properties: object) => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});

/**
 * Parses a beacon.
 * @throws {HttpError} 400 for anything but a failure report
 */
const readFailureReport = createReader<FailureReport>('Это не сообщение о сбое.', {
  remote: { type: 'string', pattern: '^mf_[a-z_]{1,40}$' },
  build: name,
  expose: { type: 'string', pattern: '^\\w{1,64}$' },
  phase: {
    enum: ['load', 'render', 'effect', 'event', 'suspended', 'busy', 'harm'] satisfies FailureReport['phase'][],
  },
  error: text,
  browser: text,
  shell: name,
});

/**
 * Parses a beacon.
 * @throws {HttpError} 400 for anything but figures
 */
const readFigureReport = createReader<FigureReport>('Это не показатели скорости.', {
  shell: name,
  device: { enum: ['phone', 'desktop'] },
  figures: {
    type: 'array',
    minItems: 1,
    maxItems: 30,
    items: record({
      figure: { enum: ['lcp', 'inp', 'cls', 'first', 'next'] },
      // No digits: a path with an id is not a route pattern.
      page: { type: 'string', pattern: '^(mf_[a-z_]{1,40}/[A-Za-z]{1,64}|/[a-z_:/?]{0,64})$' },
      build: name,
      // Milliseconds: after more than ten minutes the machine was asleep.
      value: { type: 'integer', minimum: 0, maximum: 600_000 },
    }),
  },
});

function createReader<Report>(complaint: string, properties: object): (body: unknown) => Report {
  const isReport = ajv.compile<Report>(record(properties));
  return (body) => {
    const report = parse(body);
    if (!isReport(report) || complaintAbout(report) !== undefined) throw badRequest(complaint);
    return report;
  };
}

function parse(body: unknown): unknown {
  try {
    return JSON.parse(String(body));
  } catch {
    return undefined;
  }
}
