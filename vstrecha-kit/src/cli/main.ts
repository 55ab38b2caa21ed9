import type { Command } from '@commander-js/extra-typings';
import { createProgram, parseCommandLine } from '../system/commandLine.ts';
import { ownRepository, wordsOf, type Home } from './home.ts';

interface KitCommand {
  effect: string;
  /** Loads only what this command needs. */
  load: () => Promise<{ define: (command: Command, home: Home) => void }>;
}

const COMMANDS: Readonly<Record<string, KitCommand>> = {
  new: { effect: 'write a new remote', load: () => import('./new.ts') },
  dev: { effect: 'open a deployed shell with the remote of a folder', load: () => import('./dev.ts') },
  build: { effect: 'build a remote', load: () => import('./build.ts') },
  test: { effect: 'check the types and run the tests of the current folder', load: () => import('./test.ts') },
  doctor: { effect: 'say what keeps a remote from being built and released', load: () => import('./doctor.ts') },
  preview: {
    effect: 'put a build on its origin, and print the link that opens it',
    load: () => import('./preview.ts'),
  },
  release: { effect: 'build a remote and release it', load: () => import('./release.ts') },
  promote: { effect: 'give the newest build to more browsers', load: () => import('./promote.ts') },
  rollback: { effect: 'take the newest build back', load: () => import('./rollback.ts') },
  releases: { effect: 'list what is released and who gets it', load: () => import('./releases.ts') },
};

/** Runs `kit <command> …`. */
export async function runKit(args: readonly string[], home: Home = ownRepository): Promise<void> {
  const examples = ['new mf-surveys Опросы', wordsOf(home, 'doctor'), wordsOf(home, 'release', '--percent 10')];
  const program = createProgram(home.program, 'Builds, tests and releases remotes.', examples);
  for (const [name, { effect, load }] of Object.entries(COMMANDS)) {
    const command = program.command(name).description(effect);
    // `kit release …`, `kit help release`
    if (args.slice(0, 2).includes(name)) (await load()).define(command, home);
  }
  await parseCommandLine(program, args);
}
