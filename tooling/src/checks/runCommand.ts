import { spawn, spawnSync } from 'node:child_process';

/** A finished command. */
export interface CommandResult {
  isSuccess: boolean;
  /** What it printed on both streams, in the order in which it came, without colours. */
  output: string;
}

/** What to run. */
export interface Command {
  /** A line for the shell. */
  line: string;
  cwd: string;
  timeoutMs: number;
}

const windows = process.platform === 'win32';

/** Runs a shell line to its end and keeps its output. It ends with all its children when this process is stopped or its time is up. */
export function runCommand({ line, cwd, timeoutMs }: Command): Promise<CommandResult> {
  return new Promise((resolve) => {
    const child = spawn(line, {
      cwd,
      shell: true,
      detached: !windows,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' },
    });
    const chunks: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => chunks.push(chunk));

    const kill = (signal: NodeJS.Signals) => {
      if (child.pid === undefined) return;
      if (windows) spawnSync('taskkill', ['/pid', String(child.pid), '/T', '/F'], { stdio: 'ignore' });
      else process.kill(-child.pid, signal);
    };
    const stop = (signal: NodeJS.Signals) => {
      kill(signal);
      process.exitCode = 130;
    };
    const timer = setTimeout(() => {
      chunks.push(Buffer.from(`\nОстановлено: прошло ${Math.round(timeoutMs / 1000)} с, а шаг не закончился.\n`));
      kill('SIGKILL');
    }, timeoutMs);
    process.on('SIGINT', stop).on('SIGTERM', stop);

    const finish = (isSuccess: boolean) => {
      clearTimeout(timer);
      process.off('SIGINT', stop).off('SIGTERM', stop);
      resolve({ isSuccess, output: Buffer.concat(chunks).toString() });
    };
    child.once('error', (error) => {
      chunks.push(Buffer.from(error.message));
      finish(false);
    });
    child.once('close', (code) => finish(code === 0));
  });
}
