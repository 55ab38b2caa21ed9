import type { TestCount } from './countTests.ts';
import type { Step } from './steps.ts';

export interface Outcome {
  step: Step;
  isSuccess: boolean;
  output: string;
  seconds: number;
  count: TestCount;
}

/** How to run a step, and callbacks for its progress. */
export interface RunStepsOptions {
  run: (step: Step) => Promise<{ isSuccess: boolean; output: string }>;
  onStart: (step: Step) => void;
  onEnd: (outcome: Outcome) => void;
}

/**
 * Runs steps in order, in parallel as long as their shares fit into one processor. After a failure no further step
 * starts; running ones finish, so that their findings are reported too.
 * @returns the outcomes in the order of the steps
 */
export async function runSteps(steps: readonly Step[], { run, onStart, onEnd }: RunStepsOptions): Promise<Outcome[]> {
  const waiting = [...steps];
  const running = new Map<Step, Promise<void>>();
  const outcomes: Outcome[] = [];

  const isReady = (step: Step): boolean => {
    const used = [...running.keys()].reduce((sum, { share }) => sum + share, 0);
    const isUnfinished = (id: string) => [...waiting, ...running.keys()].some((other) => other.id === id);
    return (running.size === 0 || used + step.share <= 1) && !step.after?.some(isUnfinished);
  };
  const begin = async (step: Step): Promise<void> => {
    onStart(step);
    const started = performance.now();
    const { isSuccess, output } = await run(step);
    const count = step.count?.(output) ?? { passed: 0, failed: 0 };
    // A step may fail without a failed test, e.g. lint, a build or a runner that did not start; «0 failed» would hide
    // that.
    if (!isSuccess && count.failed === 0) count.failed = 1;
    const outcome = { step, isSuccess, output, seconds: (performance.now() - started) / 1000, count };
    outcomes.push(outcome);
    if (!isSuccess) waiting.length = 0;
    running.delete(step);
    onEnd(outcome);
  };

  while (waiting.length > 0 || running.size > 0) {
    const next = waiting.findIndex(isReady);
    const [step] = next >= 0 ? waiting.splice(next, 1) : [];
    if (step) running.set(step, begin(step));
    else await Promise.race(running.values());
  }
  return outcomes.sort((one, other) => steps.indexOf(one.step) - steps.indexOf(other.step));
}
