import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { createKnownBuilds } from '#calls/reports/knownBuilds.ts';
import type { SecurityEvent } from '#platform/audit/audit.ts';
import type { Limits } from '#platform/config/config.ts';
import { DEFAULT_FRONT, type Front } from '#platform/config/front.ts';
import type { Owners } from '#platform/config/owners.ts';
import { makePushKeys } from '#platform/config/webPushConfig.ts';
import { createEventCheck } from '#platform/contract/eventChecks.ts';
import { loadContract } from '#platform/contract/loadContract.ts';
import type { AnswerOf, OperationId, Schema } from '#platform/contract/types.ts';
import type { Database } from '#platform/database/database.ts';
import { createJobs, type Jobs } from '#platform/jobs/jobs.ts';
import { createLimiter, type Limiter } from '#platform/limits/limiter.ts';
import { createReadPlaces, type ReadPlaces } from '#platform/limits/readPlaces.ts';
import type { Deliver, Mail } from '#platform/mail/mail.ts';
import { createPasswords, type Passwords } from '#platform/passwords/passwords.ts';
import { createLocalPush, type LocalPush } from '#platform/push/localPush.ts';
import type { PushedEvent } from '#platform/push/pushService.ts';
import { SESSION_LIMITS, type SessionLimits } from '#platform/sessions/sessions.ts';
import type { Storage } from '#platform/storage/openStorage.ts';
import { createWebPush } from '#platform/web-push/webPush.ts';
import { createApp, type AppParts } from '../createApp.ts';
import { listEmailJobs, listJobs } from '../listJobs.ts';
import { givenBucketServer } from './bucketServer.ts';
import { openTestDatabase } from './openTestDatabase.ts';
import { openTestStorage, type StoredFiles } from './storedFiles.ts';
import { createTestRows, insertPlacesAndEvent, type TestRows, type TestUser } from './testRows.ts';

/** Cheap hashing, so that tests run fast. */
export const TEST_PASSWORD_COST = { memoryKib: 64, passes: 1 };
/** Allows tests to move the clock to the event's end without logging everyone in again. */
const TEST_SESSION_LIMITS = { ...SESSION_LIMITS, idleMs: SESSION_LIMITS.absoluteMs };
export const PASSWORD = 'пароль2026';

export interface Answer {
  status: number;
  text: string;
  headers: Record<string, unknown>;
  /** The body of a successful call; every answer is checked against the contract, see `breaches`. */
  json<Id extends OperationId>(): AnswerOf<Id>;
}

/** The application on its own database, with a settable clock and helpers that create test data. */
export interface TestApp extends TestRows {
  app: FastifyInstance;
  db: Database;
  push: LocalPush;
  /** Events pushed so far. */
  pushed: PushedEvent[];
  /** Answers and push events that the contract does not allow; `close` throws when there are any. */
  breaches: string[];
  settings: Partial<Schema<'Settings'>>;
  /** Empty initially. */
  limits: Limits;
  limiter: Limiter;
  passwords: Passwords;
  reads: ReadPlaces;
  /** Creates a second application on the same database with its own limiter, like another process; the test must `close` it. */
  startTwin(): Promise<FastifyInstance>;
  storage: Storage;
  /** The finished files of `storage`. */
  files: StoredFiles;
  /** Folder of `storage`, with the uploads under way. */
  folder: string;
  /** E-mails sent so far, see `sendEmails`. */
  mails: Mail[];
  /** Mail transport; a test may replace it with a broken one. */
  mailServer: { deliver: Deliver };
  /** Sends the e-mails that are due by the test's clock. */
  sendEmails(): Promise<void>;
  /** Jobs run only when a test calls `runDue`. */
  jobs: Jobs;
  /** Lines that jobs have reported to the operator. */
  reported: string[];
  /** Security events audited so far. */
  audited: SecurityEvent[];
  /** Warnings for the operator so far. */
  warnings: string[];
  setNow(iso: string): void;
  /** Makes a call as a user, or as a guest when `user` is null. */
  call(
    user: TestUser | null,
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    body?: object,
    headers?: Record<string, string>,
  ): Promise<Answer>;
  inject(options: InjectOptions): Promise<Answer>;
  close(): Promise<void>;
}

/** The clock's first instant in every test. The event runs from 2026-11-20 to 2026-12-04. */
export const NOON = '2026-11-21T12:00:00+03:00';

export interface TestOptions extends Partial<Front> {
  publicUrl?: string;
  sessionLimits?: SessionLimits;
  /** Address of the shell whose registry is read; `publicUrl` by default. */
  shellUrl?: string;
  owners?: Owners;
  /** Push services that web push may call besides the known ones; null for a server without web push. */
  pushHosts?: string[] | null;
}

export async function createTestApp({
  publicUrl = 'https://vstrecha.test',
  sessionLimits = TEST_SESSION_LIMITS,
  shellUrl = publicUrl,
  owners = new Map(),
  pushHosts = [],
  ...front
}: TestOptions = {}): Promise<TestApp> {
  // Loaded first: an unreadable contract must fail the test file before a database is opened, which would keep the process running.
  const checkEvent = createEventCheck(loadContract());
  const { db, notifications, close } = await openTestDatabase();
  await insertPlacesAndEvent(db);

  let now = new Date(NOON);
  const clock = { now: () => now };
  const settings: Partial<Schema<'Settings'>> = {};
  const limits: Limits = {
    writesPerMinute: Infinity,
    guestBodiesPerMinute: Infinity,
    socketsPerAddress: Infinity,
    attachmentBytes: Infinity,
  };
  const pushed: PushedEvent[] = [];
  const breaches: string[] = [];
  const local = createLocalPush({ appId: 'app', key: 'key', secret: randomBytes(16).toString('hex') });
  await local.connect({ notifications, shared: undefined });
  const push: LocalPush = {
    ...local,
    async prepare(tx, events) {
      const deliver = await local.prepare(tx, events);
      return () => {
        pushed.push(...events);
        breaches.push(...events.map(checkEvent).filter((complaint) => complaint !== undefined));
        deliver();
      };
    },
  };
  const folder = await mkdtemp(join(tmpdir(), 'vstrecha-storage-'));
  const { storage, files } = await openTestStorage(folder, givenBucketServer());
  const passwords = createPasswords(TEST_PASSWORD_COST);
  const mails: Mail[] = [];
  const audited: SecurityEvent[] = [];
  const warnings: string[] = [];
  const warn = (sentence: string) => void warnings.push(sentence);
  const reported: string[] = [];
  const mailServer: { deliver: Deliver } = { deliver: async (mail) => void mails.push(mail) };
  const parts: AppParts = {
    db,
    clock,
    push,
    storage,
    audit: (event: SecurityEvent) => void audited.push(event),
    publicUrl,
    front: { ...DEFAULT_FRONT, ...front },
    warn,
    // The clock of tests stands still, so every read waits for the whole pause.
    builds: createKnownBuilds({ shellUrl, clock, warn, pauseMs: 20 }),
    settings,
    passwords,
    sessionLimits,
    limits,
    owners,
    limiter: createLimiter(db, clock),
    reads: createReadPlaces(),
    webPush: pushHosts
      ? createWebPush({ ...makePushKeys(), subject: 'mailto:push@vstrecha.test', hosts: pushHosts })
      : undefined,
    onBreach: (complaint) => breaches.push(complaint),
  };
  const app = await createApp(parts);
  const deliver: Deliver = (mail, id) => mailServer.deliver(mail, id);
  const jobs = createJobs({ db, clock, report: (line) => reported.push(line) }, listJobs(parts, deliver));
  const emailJobs = listEmailJobs(parts, deliver).map(({ name }) => name);
  const password_hash = await passwords.hash(PASSWORD);

  async function inject(options: InjectOptions): Promise<Answer> {
    const response = await app.inject(options);
    return {
      status: response.statusCode,
      text: response.body,
      headers: response.headers,
      json: <Id extends OperationId>() => response.json<AnswerOf<Id>>(),
    };
  }

  return {
    app,
    db,
    push,
    pushed,
    breaches,
    settings,
    limits,
    limiter: parts.limiter,
    passwords,
    reads: parts.reads,
    startTwin: () => createApp({ ...parts, limiter: createLimiter(db, clock) }),
    storage,
    files,
    folder,
    mails,
    mailServer,
    sendEmails: () => jobs.runDue(emailJobs),
    jobs,
    reported,
    audited,
    warnings,
    inject,
    setNow: (iso) => (now = new Date(iso)),
    ...createTestRows(parts, password_hash),
    call: (user, method, url, body, headers = {}) =>
      inject({
        method,
        url,
        headers: { ...(user && { cookie: user.cookie }), ...headers },
        ...(body && { payload: body }),
      }),
    async close() {
      await push.close();
      await app.close();
      await jobs.stop(1000);
      await close();
      await rm(folder, { recursive: true, force: true });
      if (breaches.length > 0)
        throw new Error(
          `Answers or push events that openapi.yaml does not promise:\n${[...new Set(breaches)].join('\n')}`,
        );
    },
  };
}
