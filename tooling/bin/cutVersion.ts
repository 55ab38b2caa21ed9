// `npm run cut-version 0.4.0`: gives all packages that version, commits and tags it (CONTRIBUTING.md, Versions).
import { createProgram, runProgram } from 'vstrecha-kit/system/commandLine';
import { repositoryRoot } from '../src/system/packages.ts';
import { cutVersion } from '../src/version/cutVersion.ts';

const program = createProgram('npm run cut-version', 'Cuts a version of all packages from .changeset and tags it.', [
  '0.4.0',
]);
program.argument('<version>', 'the version that the changesets make of the present one').action(async (version) => {
  const tag = await cutVersion({ root: repositoryRoot, version, now: new Date() });
  console.log(`Committed and tagged ${tag}. Push both: git push origin main ${tag}`);
});
runProgram(program);
