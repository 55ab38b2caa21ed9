/** Where no frames are drawn, as in a hidden tab, a burst waits no longer than this. */
const LONGEST_WAIT_MS = 250;

/**
 * Lets tasks run at once while few come. Those of a burst run together and in order with the next frame, so that five hundred messages a
 * second are drawn as often as the screen can show them.
 */
export function createFrameGate(): (task: () => void) => void {
  let waiting: (() => void)[] = [];
  let isFrameTaken = false;

  const takeFrame = () => {
    isFrameTaken = true;
    let isOver = false;
    const next = () => {
      if (isOver) return;
      isOver = true;
      cancelAnimationFrame(frame);
      clearTimeout(timer);
      isFrameTaken = false;
      if (waiting.length === 0) return;
      const tasks = waiting;
      waiting = [];
      takeFrame();
      for (const task of tasks) task();
    };
    const frame = requestAnimationFrame(next);
    const timer = setTimeout(next, LONGEST_WAIT_MS);
  };

  return (task) => {
    if (isFrameTaken) {
      waiting.push(task);
      return;
    }
    takeFrame();
    task();
  };
}
