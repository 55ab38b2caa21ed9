import fc from 'fast-check';
import { loadContract, type ContractOperation } from 'reference-api/platform/contract/loadContract';
import { multipart } from 'reference-api/testing/multipart';
import type { TestApp } from 'reference-api/testing/testApp';
import type { TestUser } from 'reference-api/testing/testRows';
import type { Chance } from '../fuzz/chance.ts';
import { makeChance } from '../fuzz/chances.ts';
import { fittingParts, toRequest, type FuzzRequest, type RequestParts } from '../fuzz/requests.ts';
import type { Attack } from './attack.ts';
import { createViewers, isKept, verdictFor, VIEWERS, type Verdict, type ViewerKind } from './viewers.ts';

/** How one call answered every kind of viewer. */
interface AccessRow {
  operation: string;
  cells: { kind: ViewerKind; expected: Verdict; status: number; isKept: boolean }[];
  /** Failures outside the cells: the owner was refused, or the other user of an owned thing was admitted. */
  complaints: string[];
}

/** Calls that change the viewer's session or account. */
const CHANGES_THE_VIEWER = ['logout', 'changePassword', 'saveRegistrationStep'];
// Fixed, so that every run sends the same requests.
const SEED = 20_261_122;

/**
 * Makes every call of the contract as every kind of viewer, each time with a request that would succeed for the owner of the
 * things in it. The expected answers are in `x-access` of openapi.yaml.
 */
async function tryAccess(api: TestApp): Promise<AccessRow[]> {
  Object.assign(api.settings, { attachments_status: true, sending_status: true, catalog_status: true });
  const rows: AccessRow[] = [];
  let viewers = await createViewers(api);
  for (const operation of loadContract().operations) {
    rows.push(await tryOperation(api, operation, viewers));
    if (CHANGES_THE_VIEWER.includes(operation.id)) viewers = await createViewers(api);
  }
  return rows;
}

/** The matrix of calls and viewers, as one attack. */
export const accessAttack: Attack = {
  title: 'answers every viewer of every call as x-access declares',
  async run({ api }, breach) {
    const rows = await tryAccess(api);
    for (const { operation, cells, complaints } of rows) {
      for (const { kind, expected, status, isKept: isRight } of cells)
        breach(!isRight, `${operation}: ${kind} must be ${expected}, was answered ${status}`);
      for (const complaint of complaints) breach(true, `${operation}: ${complaint}`);
    }
    return `${rows.length} calls × ${VIEWERS.length} viewers`;
  },
};

async function tryOperation(
  api: TestApp,
  operation: ContractOperation,
  viewers: Map<ViewerKind, TestUser | null>,
): Promise<AccessRow> {
  const chance = await makeChance(api, operation.id, false);
  // A customer may call about a supplier, but not about another customer.
  const mirrored = operation.access.of === undefined ? await makeChance(api, operation.id, false, 'Заказчик') : chance;
  const row: AccessRow = { operation: operation.id, cells: [], complaints: [] };
  const [parts] = fc.sample(fittingParts(loadContract(), operation), { numRuns: 1, seed: SEED });
  for (const kind of VIEWERS) {
    const request = requestOf(operation, parts, kind === 'customer' ? mirrored : chance);
    const status = await send(api, operation, request, viewers.get(kind) ?? null);
    const expected = verdictFor(operation.access, kind);
    row.cells.push({ kind, expected, status, isKept: isKept(expected, status) });
  }
  // Sent last: a successful owner's request would change the thing that the strangers' requests name.
  const own = operation.access.of === undefined ? await makeChance(api, operation.id, false) : chance;
  const request = requestOf(operation, parts, own);
  if (operation.access.of === 'own') {
    const status = await send(api, operation, request, own.other);
    if (!isKept('not theirs', status)) row.complaints.push(`the other side was answered ${status}`);
  }
  const status = await send(api, operation, request, own.user);
  if (status >= 400) row.complaints.push(`the one it is for was answered ${status}`);
  return row;
}

/** @param parts what the contract requires @param chance what makes the request succeed */
function requestOf(
  operation: ContractOperation,
  parts: RequestParts | undefined,
  { path, query, body, file }: Chance,
): FuzzRequest {
  // Optional parameters may change the call's meaning: `preview` shows only the user's own card of the catalogue.
  const needed = operation.parameters.filter(({ required }) => required).map(({ name }) => [name, parts?.query[name]]);
  return toRequest(
    operation,
    {
      path: { ...parts?.path, ...path },
      query: { ...Object.fromEntries(needed), ...query },
      body: body && typeof parts?.body === 'object' ? { ...parts.body, ...body } : parts?.body,
    },
    file && multipart(file),
  );
}

async function send(
  api: TestApp,
  { method }: ContractOperation,
  { url, payload, headers }: FuzzRequest,
  viewer: TestUser | null,
): Promise<number> {
  const answer = await api.inject({
    method,
    url,
    headers: { ...headers, ...(viewer && { cookie: viewer.cookie }) },
    ...(payload !== undefined && { payload }),
  });
  return answer.status;
}
