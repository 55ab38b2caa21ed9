import type { Ajv2020, ErrorObject, ValidateFunction } from 'ajv/dist/2020.js';
import { compileLater, readSchemas, schemaAt } from './contractSchemas.ts';
import type { Contract, ContractOperation } from './loadContract.ts';

/** Describes an invalid value in a Russian sentence; undefined when it is valid. */
export type Complaint = string | undefined;

/** The checks of one call, compiled from the contract. */
export interface OperationChecks {
  /** Converts digits to numbers and single values of lists to lists, and fills in defaults, all in place; then checks. */
  checkPath(values: Record<string, unknown>): Complaint;
  checkQuery(values: Record<string, unknown>): Complaint;
  /** @param type the content type without its parameters */
  checkBody(type: string, body: unknown): Complaint;
  /** For tests: describes how an answer violates the contract. */
  checkAnswer(status: number, type: string, body: unknown): Complaint;
}

const cache = new WeakMap<Contract, Map<string, OperationChecks>>();

/** The checks of all calls by operationId, shared by the applications of one process. */
export function readChecks(contract: Contract): Map<string, OperationChecks> {
  let checks = cache.get(contract);
  if (!checks) {
    const ajv = readSchemas(contract);
    checks = new Map(contract.operations.map((operation) => [operation.id, createChecks(ajv, operation)]));
    cache.set(contract, checks);
  }
  return checks;
}

function createChecks(ajv: Ajv2020, operation: ContractOperation): OperationChecks {
  const compileAt = (pointer: string) => compileLater(ajv, () => schemaAt(pointer));

  function checkParameters(place: 'path' | 'query') {
    const parameters = operation.parameters.filter((parameter) => parameter.in === place);
    const validate = compileLater(ajv, () => ({
      type: 'object',
      additionalProperties: false,
      required: parameters.filter((parameter) => parameter.required).map((parameter) => parameter.name),
      properties: Object.fromEntries(
        parameters.map(({ name, pointer }) => [name, { ...schemaAt(pointer), ...defaultOf(ajv, pointer) }]),
      ),
    }));
    const integers = parameters.filter((parameter) => parameter.isInteger).map((parameter) => parameter.name);
    const lists = parameters.filter((parameter) => parameter.isArray).map((parameter) => parameter.name);
    return (values: Record<string, unknown>) => {
      for (const name of integers) values[name] = toInteger(values[name]);
      for (const name of lists) if (typeof values[name] === 'string') values[name] = [values[name]];
      return complaintOf(validate(), values);
    };
  }

  const bodies = new Map(operation.body?.content.map(({ type, pointer }) => [type, compileAt(pointer)]));
  const answers = new Map(
    [...operation.answers].map(([status, content]) => [
      status,
      new Map(content.map(({ type, pointer }) => [type, compileAt(pointer)])),
    ]),
  );
  return {
    checkPath: checkParameters('path'),
    checkQuery: checkParameters('query'),
    checkBody(type, body) {
      const validate = bodies.get(type);
      return validate ? complaintOf(validate(), body) : 'Такой тип содержимого здесь не принимается.';
    },
    checkAnswer(status, type, body) {
      const promised = answers.get(status);
      if (!promised) return `${operation.id}: the contract promises no answer ${status}. ${excerpt(body)}`;
      if (promised.size === 0)
        return isEmpty(body)
          ? undefined
          : `${operation.id}: the contract promises no body with ${status}. ${excerpt(body)}`;
      const validate = promised.get(type)?.();
      if (!validate)
        return `${operation.id}: the contract promises no ${type || 'body without a type'} with ${status}. ${excerpt(body)}`;
      return validate(body)
        ? undefined
        : `${operation.id}: ${status} is not as the contract promises it: ${ajv.errorsText(validate.errors)}. ${excerpt(body)}`;
    },
  };
}

const isEmpty = (body: unknown) => body === undefined || body === null || body === '';

const excerpt = (body: unknown) => (JSON.stringify(body) ?? '').slice(0, 300);

/** Ajv applies a default only when it is next to the reference, not inside the referenced schema. */
function defaultOf(ajv: Ajv2020, pointer: string): { default?: unknown } {
  const schema: unknown = ajv.getSchema(schemaAt(pointer).$ref)?.schema;
  return typeof schema === 'object' && schema !== null && 'default' in schema ? { default: schema.default } : {};
}

/** Converts digits to a number; any other value is kept and fails the check. */
function toInteger(value: unknown): unknown {
  return typeof value === 'string' && /^-?\d{1,15}$/.test(value) ? Number(value) : value;
}

function complaintOf(validate: ValidateFunction, value: unknown): Complaint {
  if (validate(value)) return undefined;
  return describe(validate.errors?.[0]);
}

function describe(error: ErrorObject | undefined): string {
  if (!error) return 'Запрос заполнен неверно.';
  if (error.keyword === 'required') return `Не хватает поля «${String(error.params['missingProperty'])}».`;
  if (error.keyword === 'additionalProperties')
    return `Лишнее поле «${String(error.params['additionalProperty']).slice(0, 50)}».`;
  const refusal: unknown = error.keyword === 'pattern' ? error.parentSchema?.['x-refusal'] : undefined;
  if (typeof refusal === 'string') return refusal;
  const field = error.instancePath.split('/')[1];
  if (field && error.keyword === 'maxLength')
    return `Поле «${field.slice(0, 50)}» длиннее ${String(error.params['limit'])} символов.`;
  return field ? `Поле «${field.slice(0, 50)}» заполнено неверно.` : 'Запрос заполнен неверно.';
}
