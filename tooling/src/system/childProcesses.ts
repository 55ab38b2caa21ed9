import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createLinePrefixer } from './linePrefixer.ts';

/** A Node script to run beside the others. */
export interface ChildScript {
  /** Stands before each line that the child prints. */
  name: string;
  /** Absolute path of the .ts or .mjs file. */
  script: string;
  args?: string[];
  cwd?: string;
  /** Added to this process's environment. */
  env?: Record<string, string | undefined>;
}

/** The children of one process: they live and end together. */
export interface ChildProcesses {
  /** Starts a script; it must not end before `stop`, or everything ends. */
  start: (child: ChildScript) => ChildProcess;
  /** Ends one child on purpose; the others go on. `SIGKILL` leaves it no time to tidy up. */
  end: (child: ChildProcess, signal?: 'SIGTERM' | 'SIGKILL') => Promise<void>;
  /** Ends all children and resolves when they are gone. Safe to call twice. */
  stop: () => Promise<void>;
}

/** Surroundings of the children; tests replace them. */
export interface ChildProcessesOptions {
  /** Where the prefixed lines go. */
  output?: NodeJS.WritableStream;
  /** How long a child may take to end by itself before it is killed. */
  graceMs?: number;
  /** Called once everything has stopped after a signal (0) or after a child's unexpected end (1). */
  onEnd?: (exitCode: number) => void;
}

const GRACE_MS = 8000;
const PARENT_CHECK_MS = 1000;
const windows = process.platform === 'win32';
const exitWithParent = pathToFileURL(path.join(import.meta.dirname, 'exitWithParent.ts')).href;

/**
 * Runs children that stop together: on SIGINT, SIGTERM or SIGHUP, when one of them ends, and when this process's own
 * parent is gone.
 */
export function createChildProcesses({
  output = process.stdout,
  graceMs = GRACE_MS,
  onEnd = (code) => process.exit(code),
}: ChildProcessesOptions = {}): ChildProcesses {
  const running = new Map<ChildProcess, string>();
  let stopping: Promise<void> | undefined;
  const say = createLinePrefixer(output);

  const stop = (): Promise<void> => {
    stopping ??= stopAll([...running.keys()], graceMs).finally(unwatch);
    return stopping;
  };
  const endAll = (exitCode: number): void => {
    if (stopping) return;
    void stop().then(() => onEnd(exitCode));
  };

  const unwatch = watchForEnd({
    onSignal: () => {
      // A second Ctrl-C means that the person no longer wants to wait.
      if (stopping) for (const child of running.keys()) kill(child, 'SIGKILL');
      else endAll(0);
    },
    onExit: () => {
      for (const child of running.keys()) kill(child, 'SIGKILL');
    },
    onOrphaned: () => endAll(1),
  });

  return {
    start: ({ name, script, args = [], cwd, env }) => {
      const child = spawn(process.execPath, ['--import', exitWithParent, script, ...args], {
        cwd,
        env: { ...process.env, ...env },
        stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
        // Its own group: Ctrl-C reaches only this process, which stops the children in order, grandchildren included.
        detached: !windows,
      });
      running.set(child, name);
      say(name, child.stdout);
      say(name, child.stderr);
      child.once('error', (error) => {
        output.write(`Не удалось запустить «${name}»: ${error.message}\n`);
        endAll(1);
      });
      child.once('close', (code, signal) => {
        const isExpected = !running.delete(child);
        if (stopping || isExpected) return;
        output.write(
          `Часть системы «${name}» остановилась (${signal ?? `код ${String(code)}`}), поэтому останавливаются и остальные.\n`,
        );
        endAll(1);
      });
      return child;
    },
    end: (child, signal) => {
      running.delete(child);
      return stopOne(child, graceMs, signal);
    },
    stop,
  };
}

interface EndHandlers {
  onSignal: () => void;
  onExit: () => void;
  onOrphaned: () => void;
}

function watchForEnd({ onSignal, onExit, onOrphaned }: EndHandlers): () => void {
  const signals: NodeJS.Signals[] = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) process.on(signal, onSignal);
  process.on('exit', onExit);

  // A package manager in between may die without passing the signal on; then this process gets another parent.
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid !== parent) onOrphaned();
  }, PARENT_CHECK_MS);
  timer.unref();
  if (windows || process.env.npm_lifecycle_event === undefined) clearInterval(timer);

  return () => {
    clearInterval(timer);
    for (const signal of signals) process.off(signal, onSignal);
    process.off('exit', onExit);
  };
}

async function stopAll(children: ChildProcess[], graceMs: number): Promise<void> {
  await Promise.all(children.map((child) => stopOne(child, graceMs)));
}

async function stopOne(child: ChildProcess, graceMs: number, signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
  const hasEnded = child.exitCode !== null || child.signalCode !== null;
  if (child.pid === undefined || (hasEnded && child.stdout?.closed)) return;
  const closed = once(child, 'close');
  kill(child, signal);
  const timer = setTimeout(() => kill(child, 'SIGKILL'), graceMs);
  await closed;
  clearTimeout(timer);
}

function kill(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  if (windows) {
    // Windows has no signals and no groups: closing the channel lets the child end by itself (exitWithParent), force
    // takes its whole tree.
    if (signal === 'SIGTERM' && child.connected) child.disconnect();
    else spawnSync('taskkill', ['/pid', String(child.pid), '/T', '/F'], { stdio: 'ignore' });
    return;
  }
  try {
    process.kill(-child.pid, signal);
  } catch {
    // The group is gone already.
  }
}
