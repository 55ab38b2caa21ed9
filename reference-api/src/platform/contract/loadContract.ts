import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** A JSON object of the contract before its shape is checked. */
type Json = Record<string, unknown>;

/** One parameter of a call; `pointer` leads to its schema in the document. */
export interface ContractParameter {
  name: string;
  in: 'path' | 'query';
  required: boolean;
  pointer: string;
  isInteger: boolean;
  isArray: boolean;
}

/** A content type of a request or an answer, and the pointer to its schema. */
export interface ContractContent {
  type: string;
  pointer: string;
}

/** Allowed values of `x-access`; openapi.yaml explains them at the top. */
const WHO = ['guest', 'blocked', 'user', 'participant', 'administrator'] as const;
const OF = ['own', 'both', 'participants'] as const;
const NOT = ['admin', 'chat-only'] as const;

export interface ContractAccess {
  who: (typeof WHO)[number];
  /** Whose thing the call names, if it names one. */
  of: (typeof OF)[number] | undefined;
  /** Kinds of accounts that are refused in addition. */
  not: (typeof NOT)[number][];
}

export interface ContractOperation {
  id: string;
  access: ContractAccess;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** As in the contract: `/api/user/{id}`. */
  path: string;
  parameters: ContractParameter[];
  body: { isRequired: boolean; content: ContractContent[] } | undefined;
  /** By HTTP status. */
  answers: Map<number, ContractContent[]>;
}

/** A push event of the contract; `pointer` leads to the schema of its data. */
export interface ContractEvent {
  name: string;
  /** As in the contract: `private-user-{id}`. */
  channel: string;
  pointer: string;
}

export interface Contract {
  document: Json;
  operations: ContractOperation[];
  events: ContractEvent[];
}

let loaded: Contract | undefined;

/**
 * openapi.yaml of shared-api, read once per process.
 * @throws Error when the file is missing or invalid
 */
export function loadContract(): Contract {
  loaded ??= readContract(readFileSync(new URL(import.meta.resolve('shared-api/openapi.yaml')), 'utf8'));
  return loaded;
}

/** @throws Error when the text is no contract, or a call in it does not declare who may make it */
export function readContract(text: string): Contract {
  const document = asObject(parse(text, { merge: true }));
  const operations = Object.entries(asObject(document['paths'])).flatMap(([path, methods]) =>
    Object.entries(asObject(methods)).map(([method, operation]) =>
      readOperation(document, path, method, asObject(operation)),
    ),
  );
  const events = Object.entries(asObject(document['webhooks'])).map(([name, methods]) =>
    readEvent(document, name, asObject(asObject(methods)['post'])),
  );
  return { document, operations, events };
}

function readEvent(document: Json, name: string, event: Json): ContractEvent {
  const at = `/webhooks/${escapePointer(name)}/post/requestBody`;
  const [content] = readBody(document, at, asObject(event['requestBody'])).content;
  if (!content || typeof event['x-channel'] !== 'string')
    throw new Error(`openapi.yaml: the event ${name} needs an x-channel and the content of its data.`);
  return { name, channel: event['x-channel'], pointer: content.pointer };
}

function readOperation(document: Json, path: string, method: string, operation: Json): ContractOperation {
  const at = `/paths/${escapePointer(path)}/${method}`;
  const parameters = Array.isArray(operation['parameters']) ? operation['parameters'] : [];
  const body = operation['requestBody'];
  return {
    id: String(operation['operationId']),
    access: readAccess(String(operation['operationId']), operation['x-access']),
    method: method.toUpperCase() as ContractOperation['method'],
    path,
    parameters: parameters.map((parameter, index) =>
      readParameter(document, `${at}/parameters/${index}`, asObject(parameter)),
    ),
    body: body === undefined ? undefined : readBody(document, `${at}/requestBody`, asObject(body)),
    answers: new Map(
      Object.entries(asObject(operation['responses'])).map(([status, answer]) => {
        const [pointer, resolved] = follow(document, `${at}/responses/${status}`, asObject(answer));
        return [Number(status), readContent(pointer, resolved)];
      }),
    ),
  };
}

function readAccess(id: string, declared: unknown): ContractAccess {
  const { who, of, not = [] } = typeof declared === 'object' && declared !== null ? (declared as Json) : {};
  const isKnown =
    WHO.some((word) => word === who) &&
    (of === undefined || OF.some((word) => word === of)) &&
    Array.isArray(not) &&
    not.every((kind) => NOT.some((word) => word === kind));
  if (!isKnown)
    throw new Error(
      `openapi.yaml: say in x-access who may call ${id}; the words are explained at the top of the file.`,
    );
  return { who, of, not } as ContractAccess;
}

function readParameter(document: Json, at: string, declared: Json): ContractParameter {
  const [pointer, parameter] = follow(document, at, declared);
  const [, schema] = follow(document, `${pointer}/schema`, asObject(parameter['schema']));
  return {
    name: String(parameter['name']),
    in: parameter['in'] === 'path' ? 'path' : 'query',
    required: parameter['required'] === true,
    pointer: `${pointer}/schema`,
    isInteger: schema['type'] === 'integer',
    isArray: schema['type'] === 'array',
  };
}

function readBody(document: Json, at: string, declared: Json) {
  const [pointer, body] = follow(document, at, declared);
  return { isRequired: body['required'] === true, content: readContent(pointer, body) };
}

function readContent(at: string, holder: Json): ContractContent[] {
  return Object.keys(asObject(holder['content'] ?? {})).map((type) => ({
    type,
    pointer: `${at}/content/${escapePointer(type)}/schema`,
  }));
}

/** Resolves one `$ref`, and returns the pointer to its target. */
function follow(document: Json, at: string, value: Json): [pointer: string, value: Json] {
  const reference = value['$ref'];
  if (typeof reference !== 'string') return [at, value];
  const pointer = reference.slice(1);
  const target = pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((holder, key) => asObject(holder)[unescapePointer(key)], document);
  return [pointer, asObject(target)];
}

function asObject(value: unknown): Json {
  if (typeof value !== 'object' || value === null)
    throw new Error('openapi.yaml: an object was expected; check the indentation around the last change.');
  return value as Json;
}

const escapePointer = (key: string) => key.replaceAll('~', '~0').replaceAll('/', '~1');
const unescapePointer = (key: string) => key.replaceAll('~1', '/').replaceAll('~0', '~');
