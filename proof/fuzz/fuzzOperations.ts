import fc, { type IAsyncProperty } from 'fast-check';
import { loadContract, type Contract, type ContractOperation } from 'reference-api/platform/contract/loadContract';
import { multipart } from 'reference-api/testing/multipart';
import type { TestApp } from 'reference-api/testing/testApp';
import { makeChance } from './chances.ts';
import { anyRequest, fittingParts, toRequest, type FuzzRequest } from './requests.ts';

/** A failure of a call, with the request that shows it. */
export interface Finding {
  operation: string;
  report: string;
}

export interface FuzzReport {
  findings: Finding[];
  /** How often each call answered with each status. */
  statuses: Map<string, Map<number, number>>;
  /** Statuses of the contract that no request received, by call: not a failure, but untested. */
  unmet: Map<string, number[]>;
}

const INTERNALS = /\bat .+:\d+|node_modules|\bselect\b.+\bfrom\b|violates|SQLSTATE|\/src\//i;
/** One in so many requests of a call has all requirements of a success, and at least FEWEST_CHANCES do. */
const CHANCE_SHARE = 4;
const FEWEST_CHANCES = 3;

/**
 * Sends random requests to every call: valid, nearly valid and invalid ones from guests and users of every kind, and valid ones
 * whose requirements exist. Every answer must be listed in the contract and reveal no internals; every call must sometimes
 * succeed.
 */
export async function fuzzOperations(api: TestApp, runs: number, seed: number): Promise<FuzzReport> {
  Object.assign(api.settings, {
    attachments_status: true,
    sending_status: true,
    catalog_status: true,
    premoderation_status: false,
  });
  const contract = loadContract();
  const report: FuzzReport = { findings: [], statuses: new Map(), unmet: new Map() };
  for (const operation of contract.operations) {
    const met = new Map<number, number>();
    report.statuses.set(operation.id, met);
    const send = sender(api, operation, met);
    const chances = Math.max(FEWEST_CHANCES, Math.ceil(runs / CHANCE_SHARE));
    const found = [
      await check(await anyProperty(api, contract, operation, send), Math.max(1, runs - chances), seed),
      await check(chanceProperty(api, contract, operation, send), chances, seed),
      [...met.keys()].some((status) => status < 400)
        ? undefined
        : 'No request succeeded. Say in chances.ts what a success needs.',
    ];
    for (const text of found) if (text !== undefined) report.findings.push({ operation: operation.id, report: text });
    report.unmet.set(
      operation.id,
      [...operation.answers.keys()].filter((status) => !met.has(status)),
    );
  }
  return report;
}

type Send = (request: FuzzRequest, cookie: string | undefined) => Promise<void>;

function sender(api: TestApp, operation: ContractOperation, met: Map<number, number>): Send {
  return async ({ url, payload, headers }, cookie) => {
    const { status, text } = await api.inject({
      method: operation.method,
      url,
      headers: { ...headers, ...(cookie !== undefined && { cookie }) },
      ...(payload !== undefined && { payload }),
    });
    met.set(status, (met.get(status) ?? 0) + 1);
    const breaches = api.breaches.splice(0);
    if (breaches.length > 0) throw new Error(breaches.join('\n'));
    if (!operation.answers.has(status)) throw new Error(`${status} came from elsewhere: ${text.slice(0, 300)}`);
    if (status >= 400 && INTERNALS.test(text)) throw new Error(`${status} tells of the inside: ${text.slice(0, 300)}`);
    if (Object.keys(Object.prototype).length > 0) throw new Error('The request has changed what every object has.');
  };
}

async function anyProperty(
  api: TestApp,
  contract: Contract,
  operation: ContractOperation,
  send: Send,
): Promise<IAsyncProperty<unknown>> {
  const users = [
    await api.createUser(),
    await api.createUser({ type: 'Заказчик' }),
    await api.createUser({ only_chat: true }),
    await api.createUser({ is_blocked: true }),
    await api.createUser({ registration_step: 'COMPANY' }),
  ];
  const cookies = fc.constantFrom(undefined, ...users.map(({ cookie }) => cookie));
  return fc.asyncProperty(cookies, anyRequest(contract, operation), (cookie, request) => send(request, cookie));
}

function chanceProperty(
  api: TestApp,
  contract: Contract,
  operation: ContractOperation,
  send: Send,
): IAsyncProperty<unknown> {
  return fc.asyncProperty(fittingParts(contract, operation), fc.nat(4), async (parts, luck) => {
    const { user, path, query, body, file } = await makeChance(api, operation.id, luck === 0);
    const whole = {
      path: { ...parts.path, ...path },
      query: { ...parts.query, ...query },
      body: body && typeof parts.body === 'object' ? { ...parts.body, ...body } : parts.body,
    };
    await send(toRequest(operation, whole, file && multipart(file)), user?.cookie);
  });
}

async function check(property: IAsyncProperty<unknown>, numRuns: number, seed: number): Promise<string | undefined> {
  // A request consumes the things that it names, so it cannot be repeated and shrunk.
  const details = await fc.check(property, { numRuns, seed, endOnFailure: true });
  return details.failed
    ? `${String(details.errorInstance)}\n${JSON.stringify(details.counterexample)?.slice(0, 1000)}`
    : undefined;
}
