// `node tooling/bin/typecheck.ts [package …]`: checks the types of all or the named packages and prints only errors.
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { checkTypes } from 'vstrecha-kit/types/checkTypes';
import { readTypedFolders } from '../src/checks/steps.ts';
import { repositoryRoot } from '../src/system/packages.ts';

const wanted = process.argv.slice(2);
const waiting = wanted.length > 0 ? wanted : readTypedFolders();
const unknown = waiting.filter((folder) => !existsSync(path.join(repositoryRoot, folder, 'tsconfig.json')));
const total = waiting.length;
const failed = [...unknown];
for (const folder of unknown) console.log(`${folder} has no tsconfig.json.`);

await Promise.all(Array.from({ length: availableParallelism() }, checkNext));
console.log(failed.length === 0 ? `Types are correct in ${total} packages.` : `Type errors: ${failed.join(', ')}.`);
process.exitCode = failed.length === 0 ? 0 : 1;

async function checkNext(): Promise<void> {
  for (let folder = waiting.shift(); folder !== undefined; folder = waiting.shift()) {
    if (unknown.includes(folder)) continue;
    const complaints = await checkTypes(path.join(repositoryRoot, folder));
    if (complaints === undefined) continue;
    failed.push(folder);
    console.log(complaints);
  }
}
