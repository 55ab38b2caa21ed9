import fc from 'fast-check';
import { loadContract } from '../contract/loadContract.ts';
import type { TestApp, TestUser } from '../testing/testApp.ts';
import { requestsTo } from './requests.ts';

/** What one call did that the contract does not allow, with the request that shows it. */
export interface Finding {
  operation: string;
  report: string;
}

/** Any call may be answered so, as the contract's introduction says. A 5xx never counts among them here. */
const UNIVERSAL = [400, 403, 413, 415];
const INTERNALS = /\bat .+:\d+|node_modules|\bselect\b.+\bfrom\b|violates|SQLSTATE|\/src\//i;

/**
 * Sends random requests to every call, as a participant, as one in the middle of the registration, and as a guest.
 * The application of the tests checks every answer against the contract and answers 500 when it does not fit.
 */
export async function fuzzOperations(api: TestApp, runs: number, seed: number): Promise<Finding[]> {
  const contract = loadContract();
  const findings: Finding[] = [];
  for (const operation of contract.operations) {
    const callers: (TestUser | null)[] = [await api.createUser(), await api.createUser({ type: 'Заказчик' }), await api.createUser({ registration_step: 'COMPANY' }), null];
    const property = fc.asyncProperty(fc.constantFrom(...callers), requestsTo(contract, operation), async (caller, { url, payload, type }) => {
      const headers = { ...(caller && { cookie: caller.cookie }), ...(type !== undefined && { 'content-type': Buffer.from(type).toString('latin1') }) };
      const { status, text } = await api.inject({ method: operation.method, url, headers, ...(payload !== undefined && { payload }) });
      const isPromised = operation.answers.has(status) || UNIVERSAL.includes(status);
      // A wrong path may be no address at all.
      const isNoAddress = status === 404 && operation.path.includes('{');
      if (status !== 503 && status >= 500) throw new Error(`${status}: ${text.slice(0, 300)}`);
      if (!isPromised && !isNoAddress) throw new Error(`${status} is not in the contract: ${text.slice(0, 300)}`);
      if (text.includes('The contract promises')) throw new Error(text);
      if (status >= 400 && (text === '' || INTERNALS.test(text))) throw new Error(`${status} tells of the inside: ${text.slice(0, 300)}`);
    });
    const details = await fc.check(property, { numRuns: runs, seed, endOnFailure: true });
    if (details.failed) findings.push({ operation: operation.id, report: `${String(details.errorInstance)}\n${JSON.stringify(details.counterexample)?.slice(0, 1000)}` });
  }
  return findings;
}
