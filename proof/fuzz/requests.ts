import fc, { type Arbitrary } from 'fast-check';
import type { Contract, ContractOperation } from 'reference-api/platform/contract/loadContract';
import { fitting, garbage, nearlyFitting, type FuzzSchema, type Resolve } from './arbitraries.ts';
import { MULTIPART_BODIES, MULTIPART_TYPES } from './multipartBodies.ts';

/** A request as it is sent. */
export interface FuzzRequest {
  url: string;
  payload: string | Buffer | undefined;
  headers: Record<string, string>;
}

/** The values of a request before they are encoded. */
export interface RequestParts {
  path: Record<string, unknown>;
  query: Record<string, unknown>;
  body: unknown;
}

interface Body {
  payload: string | Buffer | undefined;
  type: string | undefined;
}

const HUGE = 'я'.repeat(500_000);
const NO_BODY: Body = { payload: undefined, type: undefined };
/** Headers that browsers or malicious clients add to any call. */
const ODD_HEADERS = fc.constantFrom<Record<string, string>>(
  { 'sec-fetch-site': 'cross-site' },
  { origin: 'https://evil.example' },
  { 'content-length': '99999999' },
  { 'content-length': '1' },
  { 'transfer-encoding': 'chunked' },
);

/** Requests whose values all fit the contract. */
export function fittingParts(contract: Contract, operation: ContractOperation): Arbitrary<RequestParts> {
  const { at, resolve } = schemasOf(contract);
  const [content] = operation.body?.content ?? [];
  const body = content && content.type !== MULTIPART ? fitting(at(content.pointer), resolve) : fc.constant(undefined);
  return fc.record({ ...parametersOf(operation, (pointer) => fitting(at(pointer), resolve)), body });
}

/** Requests to one call: valid, nearly valid and invalid ones. */
export function anyRequest(contract: Contract, operation: ContractOperation): Arbitrary<FuzzRequest> {
  const { at, resolve } = schemasOf(contract);
  const valueOf = (pointer: string) =>
    fc.oneof({ weight: 6, arbitrary: fitting(at(pointer), resolve) }, { weight: 1, arbitrary: garbage });
  const odd = fc.oneof({ weight: 9, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: ODD_HEADERS });
  return fc
    .tuple(fc.record(parametersOf(operation, valueOf)), bodiesOf(operation, at, resolve), odd)
    .map(([{ path, query }, body, headers]) =>
      withHeaders({ url: addressOf(operation, path, query), ...body }, headers),
    )
    .filter(({ url }) => isAddressOf(operation, url));
}

/** Encodes a request. */
export function toRequest(
  operation: ContractOperation,
  { path, query, body }: RequestParts,
  upload?: { payload: Buffer; headers: Record<string, string> },
): FuzzRequest {
  const url = addressOf(operation, path, query);
  const [content] = operation.body?.content ?? [];
  if (upload) return { url, ...upload };
  if (!content) return { url, ...NO_BODY, headers: {} };
  return withHeaders(
    { url, payload: content.type.endsWith('urlencoded') ? asForm(body) : asJson(body).payload, type: content.type },
    {},
  );
}

const MULTIPART = 'multipart/form-data';

function schemasOf(contract: Contract) {
  const at = (pointer: string) => schemaAt(contract.document, pointer);
  const resolve: Resolve = (schema) => (schema.$ref ? resolve(at(schema.$ref.slice(1))) : schema);
  return { at, resolve };
}

function parametersOf({ parameters }: ContractOperation, valueOf: (pointer: string) => Arbitrary<unknown>) {
  const ofPlace = (place: 'path' | 'query') => parameters.filter((parameter) => parameter.in === place);
  const model = (place: 'path' | 'query') =>
    Object.fromEntries(ofPlace(place).map(({ name, pointer }) => [name, valueOf(pointer)]));
  const required = ofPlace('query').filter((parameter) => parameter.required);
  return {
    path: fc.record(model('path')),
    query: fc.record(model('query'), { requiredKeys: required.map(({ name }) => name) }),
  };
}

function bodiesOf(
  operation: ContractOperation,
  at: (pointer: string) => FuzzSchema,
  resolve: Resolve,
): Arbitrary<Body> {
  const [content] = operation.body?.content ?? [];
  if (!content)
    return fc.oneof(
      { weight: 6, arbitrary: fc.constant(NO_BODY) },
      { weight: 1, arbitrary: garbage.map(asJson) },
      { weight: 1, arbitrary: fc.constant({ payload: '', type: 'text/plain' }) },
    );
  const foreign = fc.constantFrom<Body>(
    NO_BODY,
    { payload: '{}', type: 'text/plain' },
    { payload: '<a/>', type: 'application/xml' },
    { payload: '{}', type: 'ерунда' },
  );
  if (content.type === MULTIPART) {
    const form = fc
      .tuple(fc.constantFrom(...MULTIPART_BODIES), fc.constantFrom(...MULTIPART_TYPES))
      .map(([payload, type]) => ({ payload, type }));
    return fc.oneof({ weight: 6, arbitrary: form }, { weight: 1, arbitrary: foreign });
  }
  const schema = at(content.pointer);
  const values = fc.oneof(
    { weight: 5, arbitrary: fitting(schema, resolve) },
    { weight: 4, arbitrary: nearlyFitting(schema, resolve) },
    { weight: 1, arbitrary: garbage },
  );
  if (content.type.endsWith('urlencoded'))
    return fc.oneof(
      { weight: 6, arbitrary: values.map((value) => ({ payload: asForm(value), type: content.type })) },
      { weight: 1, arbitrary: foreign },
    );
  const broken = fc.constantFrom(
    '{',
    '',
    'null',
    '{"a":',
    `{"company":"${HUGE}"}`,
    `{"company":"${HUGE}${HUGE}"}`,
    '\u0000',
    '{"__proto__":{"a":1}}',
    '[[[[[[[[',
    '"\\ud800"',
  );
  return fc.oneof(
    { weight: 12, arbitrary: values.map(asJson) },
    { weight: 1, arbitrary: broken.map((payload) => ({ payload, type: content.type })) },
    { weight: 1, arbitrary: foreign },
  );
}

const asJson = (value: unknown) => ({ payload: JSON.stringify(value) ?? 'null', type: 'application/json' });

const asForm = (value: unknown) =>
  new URLSearchParams(
    Object.entries(typeof value === 'object' && value !== null ? value : {}).map(([name, item]) => [
      name,
      String(item),
    ]),
  ).toString();

function withHeaders({ url, payload, type }: Body & { url: string }, headers: Record<string, string>): FuzzRequest {
  return {
    url,
    payload,
    headers: { ...headers, ...(type !== undefined && { 'content-type': Buffer.from(type).toString('latin1') }) },
  };
}

function addressOf(
  { path: template }: ContractOperation,
  path: Record<string, unknown>,
  query: Record<string, unknown>,
): string {
  const url = Object.entries(path).reduce(
    (text, [name, value]) => text.replace(`{${name}}`, () => encode(value)),
    template,
  );
  const search = Object.entries(query).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value])
      .filter((item) => item !== undefined)
      .map((item) => `${encode(name)}=${encode(item)}`),
  );
  return search.length > 0 ? `${url}?${search.join('&')}` : url;
}

/** Whether a URL still leads to this call: empty parts, `.` and `..` lead elsewhere. */
function isAddressOf({ path: template }: ContractOperation, url: string): boolean {
  const parts = (url.split('?')[0] ?? '').split('/').slice(1);
  return (
    parts.length === template.split('/').length - 1 &&
    parts.every((part) => part !== '' && part.length < 2000 && !/^\.\.?$/.test(part))
  );
}

/** Encodes a value for an address; lone surrogates are replaced, because they have no encoding. */
const encode = (value: unknown) =>
  encodeURIComponent((typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed());

function schemaAt(document: object, pointer: string): FuzzSchema {
  const keys = decodeURI(pointer)
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
  return keys.reduce<unknown>((holder, key) => (holder as Record<string, unknown>)[key], document) as FuzzSchema;
}
