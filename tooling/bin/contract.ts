// Generates the types of the REST contract from openapi.yaml, and theme and styles from tokens.json.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import openapiTS, { astToString, COMMENT_HEADER } from 'openapi-typescript';
import { createProgram, runProgram } from 'vstrecha-kit/system/commandLine';
import { repositoryRoot } from '../src/system/packages.ts';
import { renderTokenFiles } from '../src/tokens/tokenFiles.ts';

const source = path.join(repositoryRoot, 'shared-api/openapi.yaml');
const target = path.join(repositoryRoot, 'shared-api/src/contract/schema.d.ts');

async function generate({ check }: { check?: true }): Promise<void> {
  const types = `${COMMENT_HEADER}${astToString(await openapiTS(pathToFileURL(source)))}`;
  for (const [file, wanted] of [[target, types] as const, ...renderTokenFiles()]) {
    if (readFileSync(file, 'utf8') === wanted) continue;
    if (!check) {
      writeFileSync(file, wanted);
      continue;
    }
    const name = path.relative(repositoryRoot, file);
    const from = file === target ? 'openapi.yaml' : 'the hex values of shared-ui/tokens.json';
    console.error(`${name} differs from ${from}. Run npm run contract and commit it.`);
    process.exitCode = 1;
  }
}

runProgram(
  createProgram(
    'npm run contract',
    'Writes the types of the contract from shared-api/openapi.yaml, theme.ts and the values of global.css from shared-ui/tokens.json.',
  )
    .option('--check', 'compare without writing')
    .action(generate),
);
