import { execa } from 'execa';

interface Command {
  line: string;
  cwd: string;
  /** Longest silence: a busy machine prints slowly, a hanging command prints no output at all. */
  silenceMs: number;
}

/**
 * Runs a shell line and keeps its output. Kills it with all its children when this process is stopped or the command
 * stays silent too long.
 * @returns output of both streams in order of arrival, without colours
 */
export async function runCommand({ line, cwd, silenceMs }: Command): Promise<{ isSuccess: boolean; output: string }> {
  const child = execa(line, {
    shell: true,
    cwd,
    stdin: 'ignore',
    all: true,
    stripFinalNewline: false,
    reject: false,
    killDescendants: true,
    env: { NO_COLOR: '1', FORCE_COLOR: '0' },
  });
  let complaint = '';
  const timer = setTimeout(() => {
    complaint = `\nStopped: the step has printed nothing for ${Math.round(silenceMs / 1000)} s.\n`;
    child.kill('SIGKILL');
  }, silenceMs);
  child.all.on('data', () => timer.refresh());
  const stop = (signal: NodeJS.Signals) => {
    child.kill(signal);
    process.exitCode = 130;
  };
  process.on('SIGINT', stop).on('SIGTERM', stop);

  const { failed, all } = await child;
  clearTimeout(timer);
  process.off('SIGINT', stop).off('SIGTERM', stop);
  return { isSuccess: !failed, output: `${all}${complaint}` };
}
