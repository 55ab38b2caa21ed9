// `npm run proof`: programs that measure the product or try to break it. Each is loaded when it runs, because webpack and
// Chromium are slow to load.
import { addExamples, createProgram, refuseUnknown, runProgram } from 'vstrecha-kit/system/commandLine';
import { UsageError } from 'vstrecha-kit/system/UsageError';

const DATABASES = ['pglite', 'postgres'];

const program = createProgram('npm run proof', 'Measures the product, or tries to break it.', [
  'bench meetings planner',
  'attack --database postgres --only Races',
  'help fuzz',
]);

addExamples(program.command('bench'), ['bench', 'bench failures'])
  .description('measures the speed of pages in Chromium (docs/performance.md)')
  .argument('[parts...]', 'all but when named')
  .action((parts) => finish(async () => (await import('./bench/runBench.ts')).runBench(parts)));

program
  .command('attack')
  .description('attacks the API (docs/security.md); a successful attack fails the run')
  .option('--database <names>', 'where: pglite, postgres, or both', listOf('database', DATABASES), DATABASES)
  .option('--only <area>', 'one area of the table, such as Races')
  .action(({ database, only }) =>
    finish(async () => (await import('./attacks/runAttacks.ts')).runAttacks(database, only)),
  );

program
  .command('chaos')
  .description('two browsers write while networks and the API fail (docs/chaos.md)')
  .option('--minutes <number>', 'how long', numberOf('--minutes'), 10)
  .action(({ minutes }) => finish(async () => (await import('./chaos/runChaos.ts')).runChaos(minutes)));

addExamples(program.command('nginx'), ['nginx', 'nginx behindNginx'])
  .description("runs journeys behind Debian's nginx with HTTPS, two API processes, PostgreSQL and S3")
  .argument('[journeys...]', 'names, and options of Playwright after --')
  .action((args) => finish(async () => (await import('./nginx/runNginx.ts')).runNginx(args)));

program
  .command('fuzz')
  .description('sends random requests to every call')
  .option('--runs <number>', 'requests to each call', numberOf('--runs'), 500)
  .option('--seed <number>', 'repeats a former run', numberOf('--seed'))
  .option('--postgres', 'on PostgreSQL instead of PGlite', false)
  .action((options) => finish(async () => (await import('./fuzz/runFuzz.ts')).runFuzz(options)));

program
  .command('crash')
  .description('kills the API again and again in the middle of writes')
  .option('--rounds <number>', 'kills', numberOf('--rounds'), 20)
  .option('--writes <number>', 'acknowledged writes before each', numberOf('--writes'), 150)
  .option('--postgres', 'on PostgreSQL instead of PGlite', false)
  .action((options) => finish(async () => (await import('./crash/runCrash.ts')).runCrash(options)));

program
  .command('bench-api')
  .description('measures calls, push, a mailing and memory of the API (docs/performance-api.md)')
  .option('--database <names>', 'where: pglite, postgres, or both', listOf('database', DATABASES), DATABASES)
  .option('--part <names>', 'only these, separated by commas')
  .option('--seconds <number>', 'length of each measurement', numberOf('--seconds'), 20)
  .option('--clients <number>', 'connected to pushes', numberOf('--clients'), 2000)
  .option('--recipients <number>', 'of the mailing', numberOf('--recipients'), 99_999)
  .option('--rate <number>', 'messages per second, instead of half of the highest rate', numberOf('--rate'))
  .action(({ database: databases, part, ...options }) =>
    finish(async () => {
      const { API_PARTS, runApiBench } = await import('./bench/api/runApiBench.ts');
      const parts = part === undefined ? API_PARTS : listOf('part', API_PARTS)(part);
      await runApiBench({ databases, parts, ...options });
    }),
  );

program
  .command('bench-scaling')
  .description('measures several API processes on one PostgreSQL (docs/scaling.md)')
  .option('--processes <numbers>', 'how many, separated by commas', numbersOf('--processes'), [1, 2, 4])
  .option('--seconds <number>', 'length of each measurement', numberOf('--seconds'), 15)
  .option('--clients <number>', 'connected to pushes', numberOf('--clients'), 2000)
  .option('--companies <number>', 'in the database', numberOf('--companies'), 100_000)
  .option('--rate <number>', 'messages per second', numberOf('--rate'), 80)
  .action((options) => finish(async () => (await import('./bench/api/runScaling.ts')).runScaling(options)));

program
  .command('plans')
  .description('explains the statements of the API on a large database, in .run/plans.md')
  .option('--companies <number>', 'in the database', numberOf('--companies'), 100_000)
  .option('--messages <number>', 'in the database', numberOf('--messages'), 1_000_000)
  .option('--url <address>', 'an existing PostgreSQL server')
  .option('--out <file>', 'another file to write')
  .action((options) => finish(async () => (await import('./bench/api/runPlans.ts')).runPlans(options)));

program
  .command('seed')
  .description('adds companies and messages to the database of DATA_DIR, or with SEED=demo of DATABASE_URL')
  .option('--companies <number>', 'to add', numberOf('--companies'), 100_000)
  .option('--messages <number>', 'to add', numberOf('--messages'), 1_000_000)
  .action(({ companies, messages }) =>
    finish(async () => (await import('./bench/api/seedScale.ts')).seedScale(companies, messages)),
  );

runProgram(program);

/** Runs a program, ends all that it started, then the process: some servers still listen. */
async function finish(run: () => Promise<void>): Promise<void> {
  const { undoAll } = await import('#support/temporary.ts');
  try {
    await run();
  } catch (error) {
    // The API's own sentence about its configuration or database.
    throw error instanceof Error && error.name === 'StartupError' ? new UsageError(error.message) : error;
  } finally {
    await undoAll();
  }
  process.exit();
}

function numberOf(option: string): (text: string) => number {
  return (text) => {
    if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
    throw new UsageError(`${option} takes a whole number from 1, not "${text}".`);
  };
}

function numbersOf(option: string): (text: string) => number[] {
  return (text) => text.split(',').map(numberOf(option));
}

function listOf(kind: string, known: readonly string[]): (text: string) => string[] {
  return (text) => {
    const words = text.split(',');
    refuseUnknown(kind, words, known);
    return words;
  };
}
