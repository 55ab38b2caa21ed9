import addFormats from 'ajv-formats';
import { Ajv2020, type AnySchemaObject, type ValidateFunction } from 'ajv/dist/2020.js';
import type { Contract } from './loadContract.ts';

/** The contract's schemas, ready to be compiled; `schemaAt` names one of them. */
export function readSchemas(contract: Contract): Ajv2020 {
  // strict would refuse the document's own words (`openapi`, `x-inferred`); no coercion and no removal of fields.
  const ajv = new Ajv2020({ strict: false, useDefaults: true });
  addFormats.default(ajv);
  ajv.addSchema(contract.document, 'contract');
  return ajv;
}

/** The schema to which a pointer into the contract leads. */
export const schemaAt = (pointer: string) => ({ $ref: `contract#${encodeURI(pointer)}` });

/** The check by a schema, compiled when it is first used: most calls are never made while a process lives. */
export function compileLater(ajv: Ajv2020, schema: () => AnySchemaObject): () => ValidateFunction {
  let compiled: ValidateFunction | undefined;
  return () => (compiled ??= ajv.compile(schema()));
}
