/** Longest delay of a batch where no animation frames run, as in a hidden tab. */
const LONGEST_WAIT_MS = 250;
/** More tasks than this within a second are a storm. */
const STORM = 50;
const SECOND_MS = 1_000;
/** A batch that takes longer than this makes the page miss frames. */
const FRAME_MS = 25;
/** In a storm, the pause after a slow batch is this many times its duration: it leaves the page responsive. */
const REST = 2;

/**
 * Throttles tasks to animation frames. Single tasks run at once; a burst runs together and in order with the next
 * frame, so that five hundred messages a second render no more often than the screen can show. In a storm that the page
 * cannot render in time, batches run a few times a second.
 */
export function createFrameGate(): (task: () => void) => void {
  let waiting: (() => void)[] = [];
  let isClosed = false;
  let second = { began: -Infinity, tasks: 0 };

  const close = () => {
    isClosed = true;
    const began = performance.now();
    let isOver = false;
    const next = () => {
      if (isOver) return;
      isOver = true;
      cancelAnimationFrame(frame);
      clearTimeout(timer);
      const spent = performance.now() - began;
      if (second.tasks <= STORM || spent <= FRAME_MS) open();
      else setTimeout(open, Math.min(REST * spent, LONGEST_WAIT_MS));
    };
    const frame = requestAnimationFrame(next);
    const timer = setTimeout(next, LONGEST_WAIT_MS);
  };

  const open = () => {
    isClosed = false;
    if (waiting.length === 0) return;
    const tasks = waiting;
    waiting = [];
    close();
    for (const task of tasks) task();
  };

  return (task) => {
    const now = performance.now();
    if (now - second.began > SECOND_MS) second = { began: now, tasks: 0 };
    second.tasks += 1;
    if (isClosed) {
      waiting.push(task);
      return;
    }
    close();
    task();
  };
}
