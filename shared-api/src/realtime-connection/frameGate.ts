/** Where no frames are drawn, as in a hidden tab, a burst waits no longer than this. */
const LONGEST_WAIT_MS = 250;
/** More than so many tasks within a second are a storm. */
const STORM = 50;
const SECOND_MS = 1_000;
/** A drawing that lets no frame be missed is over by then. */
const FRAME_MS = 25;
/** How much longer than a slow drawing the pause after it is, in a storm: that time belongs to the person. */
const REST = 2;

/**
 * Lets tasks run at once while few come. Those of a burst run together and in order with the next frame, so that five hundred messages a
 * second are drawn as often as the screen can show them. In a storm that is more than the page can draw, it is drawn some times a second.
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
