import fc, { type Arbitrary } from 'fast-check';
import type { Contract, ContractOperation } from '../contract/loadContract.ts';
import { fitting, garbage, nearlyFitting, type FuzzSchema, type Resolve } from './arbitraries.ts';

/** One request, as it goes over the wire. */
export interface FuzzRequest {
  url: string;
  payload: string | Buffer | undefined;
  type: string | undefined;
}

const BOUNDARY = 'границаx';
const HUGE = 'я'.repeat(500_000);
// Cut off, without a name, with a name that is a path, two of them, or none: whatever a broken client makes of it.
const MULTIPART = [
  `--B\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\nContent-Type: application/pdf\r\n\r\n%PDF-1.4 x\r\n--B--\r\n`,
  `--B\r\nContent-Disposition: form-data; name="filedata"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n\u0089PNG\r\n--B--\r\n`,
  `--B\r\nContent-Disposition: form-data; name="file"; filename="../../../a\u0000.pdf"\r\n\r\n%PDF-1.4\r\n--B--\r\n`,
  `--B\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.4 cut o`,
  `--B\r\nContent-Disposition: form-data; name="file"\r\n\r\nno name\r\n--B--\r\n`,
  `--B\r\nContent-Disposition: form-data; name="__proto__"; filename=""\r\n\r\n\r\n--B--\r\n`,
  `--B\r\n\r\n--B--`, '--B', '', 'нет границы',
].map((text) => text.replaceAll('--B', '--x'));

/** Requests to one call: right ones, nearly right ones and nonsense. */
export function requestsTo(contract: Contract, operation: ContractOperation): Arbitrary<FuzzRequest> {
  const at = (pointer: string) => schemaAt(contract.document, pointer);
  const resolve: Resolve = (schema) => (schema.$ref ? resolve(at(schema.$ref.slice(1))) : schema);
  const path = operation.parameters.filter((parameter) => parameter.in === 'path');
  const query = operation.parameters.filter((parameter) => parameter.in === 'query');

  const valueOf = (pointer: string) => fc.oneof({ weight: 6, arbitrary: fitting(at(pointer), resolve) }, { weight: 1, arbitrary: garbage });
  const paths = fc.tuple(...path.map(({ pointer }) => valueOf(pointer))).map((values) =>
    path.reduce((url, { name }, index) => url.replace(`{${name}}`, encode(values[index])), operation.path),
  );
  const queries = fc
    .record(Object.fromEntries(query.map(({ name, pointer }) => [name, valueOf(pointer)])), { requiredKeys: query.filter(({ required }) => required).map(({ name }) => name) })
    .map((values) => Object.entries(values).flatMap(([name, value]) => (Array.isArray(value) ? value : [value]).map((item) => `${encode(name)}=${encode(item)}`)).join('&'));
  return fc.tuple(paths, queries, bodiesOf(operation, at, resolve)).map(([url, search, body]) => ({ url: search ? `${url}?${search}` : url, ...body }));
}

function bodiesOf(operation: ContractOperation, at: (pointer: string) => FuzzSchema, resolve: Resolve): Arbitrary<Omit<FuzzRequest, 'url'>> {
  const [content] = operation.body?.content ?? [];
  const none = { payload: undefined, type: undefined };
  if (!content) return fc.oneof({ weight: 6, arbitrary: fc.constant(none) }, { weight: 1, arbitrary: garbage.map((value) => asJson(value)) });
  if (content.type === 'multipart/form-data') {
    const boundary = fc.constantFrom('; boundary=x', '', `; boundary=${encodeURIComponent(BOUNDARY)}`, '; boundary=');
    return fc.tuple(fc.constantFrom(...MULTIPART), boundary).map(([payload, suffix]) => ({ payload: Buffer.from(payload), type: `multipart/form-data${suffix}` }));
  }
  const schema = at(content.pointer);
  const values = fc.oneof({ weight: 5, arbitrary: fitting(schema, resolve) }, { weight: 4, arbitrary: nearlyFitting(schema, resolve) }, { weight: 1, arbitrary: garbage });
  if (content.type.endsWith('urlencoded')) {
    return values.map((value) => ({ payload: new URLSearchParams(Object.entries(typeof value === 'object' && value !== null ? value : {}).map(([name, item]) => [name, String(item)])).toString(), type: content.type }));
  }
  const broken = fc.constantFrom('{', '', 'null', '{"a":', `{"company":"${HUGE}"}`, '\u0000', '{"__proto__":{"a":1}}', '[[[[[[[[', '"\\ud800"');
  return fc.oneof(
    { weight: 12, arbitrary: values.map(asJson) },
    { weight: 1, arbitrary: broken.map((payload) => ({ payload, type: content.type })) },
    { weight: 1, arbitrary: fc.constantFrom(none, { payload: '{}', type: 'text/plain' }, { payload: '<a/>', type: 'application/xml' }, { payload: '{}', type: 'ерунда' }) },
  );
}

const asJson = (value: unknown) => ({ payload: JSON.stringify(value) ?? 'null', type: 'application/json' });

/** As an address: whatever it is; lone surrogates have no encoding. */
const encode = (value: unknown) => encodeURIComponent((typeof value === 'string' ? value : JSON.stringify(value) ?? '').toWellFormed());

function schemaAt(document: object, pointer: string): FuzzSchema {
  const keys = decodeURI(pointer).split('/').slice(1).map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
  return keys.reduce<unknown>((holder, key) => (holder as Record<string, unknown>)[key], document) as FuzzSchema;
}
