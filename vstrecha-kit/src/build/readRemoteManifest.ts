import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv, type ErrorObject } from 'ajv';
import { fillings, type RemoteManifest } from 'shared-api/federation/remoteManifest';
import { containerOf } from '../system/remotePackage.ts';
import { UsageError } from '../system/UsageError.ts';
import { readExposes } from '../webpack/exposes.ts';
import { REMOTE_FILE } from './buildInfo.ts';
import { formsOf } from './formsOf.ts';

const SCHEMA = path.resolve(import.meta.dirname, '../../remote.schema.json');

/** Expected content by field. */
const RULES: Readonly<Record<string, string>> = {
  name: "the folder's name with _ for -",
  path: 'an address of small Latin letters: /surveys, perhaps with a parameter at its end: /surveys/:id or /surveys/:id?',
  title: 'title of the page, up to 100 characters',
  access: 'login: pages of remotes are for signed-in users',
  label: 'a text of up to 60 characters, or two: for suppliers and for customers',
  shortLabel: 'a text of up to 20 characters',
  icon: 'path data of an SVG of 24 × 24: begins with M, made of commands and numbers',
  order: 'a whole number from 0 to 10000',
  slots: 'by slot, the name of a widget, or { "expose", "order" } with a whole number from 0 to 10000',
  setting: 'catalog_status or sending_status',
  questions: 'addresses of calls, which begin with /api/',
};

/**
 * Reads a remote's remote.json.
 * @throws {UsageError} when it does not follow the schema or names something that the remote does not expose
 */
export function readRemoteManifest(packageDir: string): RemoteManifest {
  const file = path.join(packageDir, REMOTE_FILE);
  if (!existsSync(file))
    throw new UsageError(`${file} is missing. It has the name, owner, pages, slots and questions of the remote.`);
  const manifest = checkManifest(parse(file), file);
  const name = containerOf(packageDir);
  if (manifest.name !== name) throw new UsageError(`${file}: name is '${manifest.name}' but has to be '${name}'.`);
  const exposes = readExposes(packageDir);
  const unknown = namedExposes(manifest).find((expose) => !Object.hasOwn(exposes, expose));
  if (unknown !== undefined)
    throw new UsageError(`${file} names ${unknown}, which src/exposes.ts lacks. Add it there or remove it.`);
  return manifest;
}

/**
 * Checks data against the schema.
 * @param source its name in a refusal
 * @throws {UsageError} with the first field that does not follow it, or the address that two pages share
 */
export function checkManifest(data: unknown, source: string): RemoteManifest {
  const check = new Ajv({ allErrors: false, useDefaults: true }).compile<RemoteManifest>(
    JSON.parse(readFileSync(SCHEMA, 'utf8')) as object,
  );
  if (!check(data)) throw new UsageError(`${source}: ${describeError(check.errors?.[0])}`);
  const { $schema: _schema, ...manifest } = data as RemoteManifest & { $schema?: string };
  const addresses = manifest.pages.flatMap((page) => formsOf(page.path));
  const twice = addresses.find((address, index) => addresses.indexOf(address) < index);
  if (twice !== undefined) throw new UsageError(`${source} has two pages at ${twice}. Give one of them another path.`);
  return manifest;
}

/** Exposes that a manifest names, pages first. */
export function namedExposes(manifest: RemoteManifest): string[] {
  const placed = [...manifest.pages, ...fillings(manifest).map(({ filling }) => filling)];
  return [...new Set([...placed.map(({ expose }) => expose), ...Object.keys(manifest.questions)])];
}

function describeError(error: ErrorObject | undefined): string {
  const { instancePath = '', keyword, params = {} } = error ?? {};
  const where = instancePath === '' ? 'the file' : instancePath.slice(1);
  const said = params as { missingProperty?: string; additionalProperty?: string };
  if (keyword === 'required') return `${where} lacks the field '${said.missingProperty}'.`;
  if (keyword === 'additionalProperties') return `${where} has an unknown field '${said.additionalProperty}'.`;
  const field = where.split('/').findLast((part) => Object.hasOwn(RULES, part));
  return `${where} does not fit. ${field === undefined ? 'See vstrecha-kit/remote.schema.json' : `Expected: ${RULES[field]}`}.`;
}

function parse(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new UsageError(`${file} is not JSON: ${String(error)}`);
  }
}
