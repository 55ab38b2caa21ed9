import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { execaNode } from 'execa';

/** A Node script to run in parallel with others. */
export interface ChildScript {
  /** Prefix of each line that the child prints. */
  name: string;
  /** Absolute path of the .ts or .mjs file. */
  script: string;
  args?: string[];
  cwd?: string;
  /** Added to this process's environment. */
  env?: Record<string, string | undefined>;
}

export interface Child {
  readonly pid?: number | undefined;
}

/** The children of one process, which stop together. */
export interface ChildProcesses {
  /** Starts a script. If it ends before `stop`, everything stops. */
  start: (script: ChildScript) => Child;
  /** Ends one child on purpose; the others keep running. `SIGKILL` leaves it no time to clean up. */
  end: (child: Child, signal?: 'SIGTERM' | 'SIGKILL') => Promise<void>;
  /** Ends all children and resolves when they are gone. May be called twice. */
  stop: () => Promise<void>;
}

const GRACE_MS = 8000;
const PARENT_CHECK_MS = 1000;
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const windows = process.platform === 'win32';
const exitWithParent = pathToFileURL(path.join(import.meta.dirname, 'exitWithParent.ts')).href;

/**
 * Runs children that stop together: on SIGINT, SIGTERM or SIGHUP, when one of them ends, and when this process's parent
 * is gone.
 * @param graceMs time for a child to end before it is killed
 * @param onEnd called after a stop by a signal (0) or by a child's unexpected end (1)
 */
export function createChildProcesses({
  graceMs = GRACE_MS,
  onEnd = (exitCode: number): void => process.exit(exitCode),
} = {}): ChildProcesses {
  const running = new Map<Child, Subprocess>();
  let stopping: Promise<void> | undefined;

  const stop = (): Promise<void> => {
    stopping ??= Promise.all([...running.values()].map((subprocess) => terminate(subprocess))).then(() => {
      clearInterval(parentCheck);
      for (const signal of SIGNALS) process.off(signal, onSignal);
    });
    return stopping;
  };
  const endAll = (exitCode: number): void => {
    if (!stopping) void stop().then(() => onEnd(exitCode));
  };
  const onSignal = (): void => {
    // A second Ctrl-C means: stop immediately.
    if (stopping) for (const subprocess of running.values()) subprocess.kill('SIGKILL');
    else endAll(0);
  };

  for (const signal of SIGNALS) process.on(signal, onSignal);
  // A package manager in between may die without forwarding the signal; then the parent's id changes.
  const parent = process.ppid;
  const parentCheck = setInterval(() => {
    if (process.ppid !== parent) endAll(1);
  }, PARENT_CHECK_MS).unref();
  if (windows || process.env.npm_lifecycle_event === undefined) clearInterval(parentCheck);

  return {
    start: (script) => {
      const subprocess = launch(script, graceMs);
      running.set(subprocess, subprocess);
      void subprocess.then(({ signal, exitCode, originalMessage }) => {
        const isExpected = !running.delete(subprocess);
        if (stopping || isExpected) return;
        const reason = signal ?? (exitCode === undefined ? originalMessage : `code ${exitCode}`);
        console.log(`'${script.name}' stopped (${reason}), so everything else stops, too.`);
        endAll(1);
      });
      return subprocess;
    },
    end: async (child, signal) => {
      const subprocess = running.get(child);
      running.delete(child);
      if (subprocess) await terminate(subprocess, signal);
    },
    stop,
  };
}

type Subprocess = ReturnType<typeof launch>;

function launch({ name, script, args = [], cwd, env }: ChildScript, graceMs: number) {
  const prefix = function* (line: unknown) {
    yield line === '' ? '' : `[${name}] ${String(line)}`;
  };
  return execaNode(script, args, {
    ...(cwd === undefined ? {} : { cwd }),
    env: env ?? {},
    nodeOptions: ['--import', exitWithParent],
    stdin: 'ignore',
    stdout: [prefix, 'inherit'],
    stderr: [prefix, 'inherit'],
    buffer: false,
    reject: false,
    // Gives each child a process group: Ctrl-C reaches only this process, which stops the children in order,
    // grandchildren included.
    killDescendants: true,
    forceKillAfterDelay: graceMs,
  });
}

async function terminate(subprocess: Subprocess, signal?: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  subprocess.kill(signal);
  await subprocess;
}
