import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv, type ErrorObject } from 'ajv';
import type { RemoteManifest } from 'shared-api/federation/remoteManifest';
import { containerOf } from '../system/remotePackage.ts';
import { UsageError } from '../system/UsageError.ts';
import { readExposes } from '../webpack/exposes.ts';
import { REMOTE_FILE } from './buildInfo.ts';

const SCHEMA = path.resolve(import.meta.dirname, '../../remote.schema.json');

/** Expected content by field. */
const RULES: Readonly<Record<string, string>> = {
  name: 'имя папки, где вместо «-» стоит «_»',
  path: 'адрес из строчных латинских букв: /surveys, в конце возможен параметр: /surveys/:id или /surveys/:id?',
  title: 'название страницы, до 100 знаков',
  access: 'login: страницы приложений видят вошедшие пользователи',
  label: 'текст до 60 знаков или два: для поставщика и для заказчика',
  shortLabel: 'текст до 20 знаков',
  icon: 'данные path рисунка SVG 24 × 24: начинаются с M, состоят из команд и чисел',
  order: 'целое число от 0 до 10000',
  setting: 'catalog_status или sending_status',
  questions: 'адреса вызовов, которые начинаются с /api/',
};

/**
 * Reads a remote's remote.json.
 * @throws {UsageError} when it does not follow the schema or names something that the remote does not expose
 */
export function readRemoteManifest(packageDir: string): RemoteManifest {
  const file = path.join(packageDir, REMOTE_FILE);
  if (!existsSync(file))
    throw new UsageError(`${file}: нет файла. В нём имя, владелец, страницы, места и вопросы приложения.`);
  const manifest = checkManifest(parse(file), file);
  const name = containerOf(packageDir);
  if (manifest.name !== name) throw new UsageError(`${file}: name — «${manifest.name}», а нужно «${name}».`);
  const exposes = readExposes(packageDir);
  const unknown = namedExposes(manifest).find((expose) => !Object.hasOwn(exposes, expose));
  if (unknown !== undefined)
    throw new UsageError(`${file} называет ${unknown}, а в src/exposes.ts его нет. Добавьте его туда или уберите.`);
  return manifest;
}

/**
 * Checks data against the schema.
 * @param source its name in a refusal
 * @throws {UsageError} with the first field that does not follow it
 */
export function checkManifest(data: unknown, source: string): RemoteManifest {
  const check = new Ajv({ allErrors: false }).compile<RemoteManifest>(
    JSON.parse(readFileSync(SCHEMA, 'utf8')) as object,
  );
  if (!check(data)) throw new UsageError(`${source}: ${describeError(check.errors?.[0])}`);
  const { $schema: _schema, ...manifest } = data as RemoteManifest & { $schema?: string };
  return manifest;
}

/** Exposes that a manifest names, pages first. */
export function namedExposes({ pages, slots, questions }: RemoteManifest): string[] {
  return [
    ...new Set([...pages.map(({ expose }) => expose), ...Object.values(slots), ...Object.keys(questions)]),
  ] as string[];
}

function describeError(error: ErrorObject | undefined): string {
  const { instancePath = '', keyword, params = {} } = error ?? {};
  const where = instancePath === '' ? 'весь файл' : instancePath.slice(1);
  const said = params as { missingProperty?: string; additionalProperty?: string };
  if (keyword === 'required') return `${where}: нет поля «${said.missingProperty}».`;
  if (keyword === 'additionalProperties') return `${where}: лишнее поле «${said.additionalProperty}».`;
  const field = where.split('/').findLast((part) => Object.hasOwn(RULES, part));
  return `${where} не подходит. ${field === undefined ? 'Что там может быть, говорит vstrecha-kit/remote.schema.json' : `Нужно: ${RULES[field]}`}.`;
}

function parse(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new UsageError(`${file} не читается как JSON: ${String(error)}`);
  }
}
