// `npm test` inside a package without Jest: checks its types, then runs its tests.
//    testPackage.ts <script.ts | --test> [arguments]   a script of the package, or Node's own test runner
import { testPackage } from 'vstrecha-kit/cli/testPackage';

process.exitCode = await testPackage(process.cwd(), process.argv.slice(2));
