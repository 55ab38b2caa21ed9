import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import openapiTS, { astToString, COMMENT_HEADER } from 'openapi-typescript';
import { repositoryRoot } from '../src/system/packages.ts';

// Generates the types of the REST contract; `--check` only compares them, for the checks before a merge.
const source = path.join(repositoryRoot, 'shared-api/openapi.yaml');
const target = path.join(repositoryRoot, 'shared-api/src/contract/schema.d.ts');

const wanted = `${COMMENT_HEADER}${astToString(await openapiTS(pathToFileURL(source)))}`;

if (!process.argv.includes('--check')) {
  writeFileSync(target, wanted);
} else if (readFileSync(target, 'utf8') !== wanted) {
  console.error(
    'shared-api/src/contract/schema.d.ts отличается от openapi.yaml. Выполните node tooling/bin/contract.ts и сохраните результат в репозитории.',
  );
  process.exitCode = 1;
}
