import fc from 'fast-check';
import { loadContract, type ContractOperation } from '#platform/contract/loadContract.ts';
import { multipart } from '#testing/multipart.ts';
import type { TestApp, TestUser } from '#testing/testApp.ts';
import { makeChance, type Chance } from '../fuzz/chances.ts';
import { fittingParts, toRequest, type FuzzRequest, type RequestParts } from '../fuzz/requests.ts';
import { createViewers, isKept, verdictFor, VIEWERS, type Verdict, type ViewerKind } from './viewers.ts';

/** How one call answered everybody. */
export interface AccessRow {
  operation: string;
  cells: { kind: ViewerKind; expected: Verdict; status: number; isKept: boolean }[];
  /** what went wrong beside the cells: the owner was refused, or the other side of a thing was let in */
  complaints: string[];
}

/** Whoever was let in to them is another one afterwards. */
const CHANGES_THE_VIEWER = ['logout', 'changePassword', 'saveRegistrationStep'];
// The same requests in every run.
const SEED = 20_261_122;

/**
 * Makes every call of the contract as everybody: a request that succeeds for the one whom it is made for, with that one's things in it.
 * What each must get is written in `x-access` of openapi.yaml.
 */
export async function tryAccess(api: TestApp): Promise<AccessRow[]> {
  Object.assign(api.settings, { attachments_status: true, sending_status: true, catalog_status: true });
  const rows: AccessRow[] = [];
  let viewers = await createViewers(api);
  for (const operation of loadContract().operations) {
    rows.push(await tryOperation(api, operation, viewers));
    if (CHANGES_THE_VIEWER.includes(operation.id)) viewers = await createViewers(api);
  }
  return rows;
}

async function tryOperation(
  api: TestApp,
  operation: ContractOperation,
  viewers: Map<ViewerKind, TestUser | null>,
): Promise<AccessRow> {
  const chance = await makeChance(api, operation.id, false);
  // A customer is let in to what concerns a supplier, not another customer.
  const mirrored = operation.access.of === undefined ? await makeChance(api, operation.id, false, 'Заказчик') : chance;
  const row: AccessRow = { operation: operation.id, cells: [], complaints: [] };
  const [parts] = fc.sample(fittingParts(loadContract(), operation), { numRuns: 1, seed: SEED });
  for (const kind of VIEWERS) {
    const request = requestOf(operation, parts, kind === 'customer' ? mirrored : chance);
    const status = await send(api, operation, request, viewers.get(kind) ?? null);
    const expected = verdictFor(operation.access, kind);
    row.cells.push({ kind, expected, status, isKept: isKept(expected, status) });
  }
  // After all the strangers: what they did to the owner's thing would stand in the way.
  const own = operation.access.of === undefined ? await makeChance(api, operation.id, false) : chance;
  const request = requestOf(operation, parts, own);
  if (operation.access.of === 'own') {
    const status = await send(api, operation, request, own.partner);
    if (!isKept('not theirs', status)) row.complaints.push(`the other side was answered ${status}`);
  }
  const status = await send(api, operation, request, own.user);
  if (status >= 400) row.complaints.push(`the one it is for was answered ${status}`);
  return row;
}

/** @param parts what the contract asks for @param chance what makes the request succeed */
function requestOf(
  operation: ContractOperation,
  parts: RequestParts | undefined,
  { path, query, body, file }: Chance,
): FuzzRequest {
  // What a call can do without may turn it into another one: `preview` shows the catalogue's own card only.
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
