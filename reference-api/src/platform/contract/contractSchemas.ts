import addFormats from 'ajv-formats';
import { Ajv2020, type AnySchemaObject, type ValidateFunction } from 'ajv/dist/2020.js';
import type { Contract } from './loadContract.ts';

/** Loads the contract's schemas for compilation; `schemaAt` refers to one of them. */
export function readSchemas(contract: Contract): Ajv2020 {
  // strict would refuse the document's own keywords (`openapi`, `x-inferred`). No coercion and no removal of fields. verbose adds
  // the schema to each error, which includes the sentence of `x-refusal`.
  const ajv = new Ajv2020({ strict: false, useDefaults: true, verbose: true });
  addFormats.default(ajv);
  // The format also allows `urn:uuid:`, which no column takes.
  ajv.addFormat('uuid', /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i);
  ajv.addSchema(contract.document, 'contract');
  return ajv;
}

/** A reference to the schema at a pointer into the contract. */
export const schemaAt = (pointer: string) => ({ $ref: `contract#${encodeURI(pointer)}` });

/** Compiles a schema on its first use: a process never receives most of the calls. */
export function compileLater(ajv: Ajv2020, schema: () => AnySchemaObject): () => ValidateFunction {
  let compiled: ValidateFunction | undefined;
  return () => (compiled ??= ajv.compile(schema()));
}
