import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { PoolCounts } from '../database/database.ts';
import { noteOutage } from '../errors/outage.ts';
import type { JobCounts } from '../jobs/jobRows.ts';
import { log } from '../log/log.ts';
import type { Deliver } from '../mail/mail.ts';

/** The figures of this process for Prometheus; docs/operating.md lists them. */
export interface Metrics {
  /** The figures as text, of the media type `contentType`. */
  read(): Promise<string>;
  contentType: string;
  /** @param operation the operationId, or the route of another request */
  noteCall(operation: string, status: number, ms: number): void;
  /** Counts the tries of sending. */
  countMail(deliver: Deliver): Deliver;
  close(): void;
}

/** What the figures are read from. */
interface MetricsSource {
  countJobs: () => Promise<JobCounts[]>;
  /** Names of the jobs that send e-mails and the bot's messages. */
  mailJobs: readonly string[];
  /** Undefined with a hosted push service. */
  countSockets: (() => number) | undefined;
  /** Undefined without a pool. */
  countConnections: (() => PoolCounts) | undefined;
}

/** Seconds: from a read of one row to a large upload. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** Collects the figures from now on. */
export function createMetrics({ countJobs, mailJobs, countSockets, countConnections }: MetricsSource): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'vstrecha_http_request_duration_seconds',
    help: 'Duration of requests by operationId and status',
    labelNames: ['operation', 'status'],
    buckets: BUCKETS,
    registers,
  });
  const mail = new Counter({
    name: 'vstrecha_mail_deliveries_total',
    help: 'Tries of sending an e-mail by result',
    labelNames: ['result'],
    registers,
  });
  for (const result of ['sent', 'failed']) mail.inc({ result }, 0);
  const gauge = (name: string, help: string, label?: string) =>
    new Gauge({ name: `vstrecha_${name}`, help, labelNames: label === undefined ? [] : [label], registers });
  const isUp = gauge('database_up', 'Whether the database has counted the jobs: 1 or 0');
  const due = gauge('jobs_due', 'Jobs that should have begun, by job', 'job');
  const failed = gauge('jobs_failed', 'Jobs that were given up, by job', 'job');
  const mailWaiting = gauge('mail_waiting', 'E-mails and messages of the bot that are not sent yet');
  const sockets = countSockets && gauge('push_sockets', 'Open push sockets');
  const connections =
    countConnections &&
    gauge('database_connections', 'Connections of the pool, by state; waiting: work without one', 'state');

  async function readQueues(): Promise<void> {
    for (const one of [due, failed, mailWaiting]) one.reset();
    try {
      const counts = await countJobs();
      for (const job of mailJobs) for (const one of [due, failed]) one.set({ job }, 0);
      for (const job of counts) {
        due.set({ job: job.name }, job.due);
        failed.set({ job: job.name }, job.failed);
      }
      const mails = counts.filter(({ name }) => mailJobs.includes(name));
      mailWaiting.set(mails.reduce((sum, { waiting }) => sum + waiting, 0));
      isUp.set(1);
    } catch (error) {
      // The other figures matter most when the database fails.
      if (!noteOutage(error)) log.error({ err: error }, 'The queues cannot be read.');
      mailWaiting.remove();
      isUp.set(0);
    }
  }

  return {
    contentType: registry.contentType,
    async read() {
      await readQueues();
      if (countSockets) sockets?.set(countSockets());
      const counts = countConnections?.();
      for (const state of ['total', 'idle', 'waiting'] as const) if (counts) connections?.set({ state }, counts[state]);
      return registry.metrics();
    },
    noteCall: (operation, status, ms) => durations.observe({ operation, status: String(status) }, ms / 1000),
    countMail: (deliver) => async (message, id) => {
      try {
        await deliver(message, id);
        mail.inc({ result: 'sent' });
      } catch (error) {
        mail.inc({ result: 'failed' });
        throw error;
      }
    },
    close: () => registry.clear(),
  };
}
