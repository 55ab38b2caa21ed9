// Generates the types of the REST contract from openapi.yaml.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import openapiTS, { astToString, COMMENT_HEADER } from 'openapi-typescript';
import { createProgram, runProgram } from 'vstrecha-kit/system/commandLine';
import { repositoryRoot } from '../src/system/packages.ts';

const source = path.join(repositoryRoot, 'shared-api/openapi.yaml');
const target = path.join(repositoryRoot, 'shared-api/src/contract/schema.d.ts');

async function generate({ check }: { check?: true }): Promise<void> {
  const wanted = `${COMMENT_HEADER}${astToString(await openapiTS(pathToFileURL(source)))}`;
  if (!check) return writeFileSync(target, wanted);
  if (readFileSync(target, 'utf8') === wanted) return;
  console.error('shared-api/src/contract/schema.d.ts differs from openapi.yaml. Run npm run contract and commit it.');
  process.exitCode = 1;
}

runProgram(
  createProgram('npm run contract', 'Writes the types of the contract from shared-api/openapi.yaml.')
    .option('--check', 'compare without writing')
    .action(generate),
);
