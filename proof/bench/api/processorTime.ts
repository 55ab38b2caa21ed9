import { readdirSync, readFileSync } from 'node:fs';

// Linux counts processor time in ticks of 10 ms (USER_HZ, proc_pid_stat(5)).
const TICK_MS = 10;

interface Stat {
  parent: number;
  ownMs: number;
  endedChildrenMs: number;
}

/** Processor time of a process and its children in milliseconds, those included that have ended. Linux only. */
export function processorTimeWithChildren(pid: number): number {
  let time = readStat(pid).endedChildrenMs;
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      const { parent, ownMs } = readStat(Number(name));
      if (parent === pid || Number(name) === pid) time += ownMs;
    } catch {
      // The process has ended since the folder was listed.
    }
  }
  return time;
}

/** The process that started another one. */
export const parentOf = (pid: number): number => readStat(pid).parent;

function readStat(pid: number): Stat {
  // The name in brackets may contain spaces.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ')
    .map(Number);
  const [, parent = 0] = fields;
  const [user = 0, system = 0, childrenUser = 0, childrenSystem = 0] = fields.slice(11);
  return { parent, ownMs: (user + system) * TICK_MS, endedChildrenMs: (childrenUser + childrenSystem) * TICK_MS };
}
