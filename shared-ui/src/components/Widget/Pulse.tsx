import { useEffect, useEffectEvent, useLayoutEffect, useState, type RefObject } from 'react';

/** Milliseconds after which content counts as healthy: its first data is loaded and its effects have run. */
const HEALTHY_AFTER = 5_000;
/** Looks at a page, one each HEALTHY_AFTER, before busy counts as failed. Requests give up after 15 s. */
const BUSY_LOOKS = 4;

/** Render progress of a module; `shown` until its first effects have run. */
export type Progress = 'drawing' | 'shown' | 'settled' | 'healthy';

/** A page without heading or height, long after its first data should be loaded. */
class DrewNothing extends Error {
  constructor() {
    super(`It has drawn nothing for ${HEALTHY_AFTER / 1000} s. A page needs a heading or a height.`);
    this.name = 'DrewNothing';
  }
}

/** A page that has only shown that it is loading. */
export class BusyTooLong extends Error {
  constructor() {
    super(
      `It has been busy for ${(HEALTHY_AFTER * BUSY_LOOKS) / 1000} s without content. Show an error when data do not come.`,
    );
    this.name = 'BusyTooLong';
  }
}

interface PulseProps {
  onProgress: (progress: Progress) => void;
  /** Element that must have content; without it the content may be empty. */
  place?: RefObject<HTMLElement | null>;
}

/**
 * Renders before a module’s content, without output: React runs its effects when the content is shown, just before
 * those of the content.
 * @throws {DrewNothing} instead of reporting an empty `place` as healthy
 * @throws {BusyTooLong} when `place` has only been busy
 */
export function Pulse({ onProgress, place }: PulseProps) {
  const [failure, setFailure] = useState<Error>();
  const tell = useEffectEvent(onProgress);
  /** @returns whether the place has been judged */
  const judge = useEffectEvent((look: number) => {
    const content = contentOf(place?.current);
    if (content === 'busy' && look < BUSY_LOOKS) return false;
    if (content === 'nothing') setFailure(new DrewNothing());
    else if (content === 'busy') setFailure(new BusyTooLong());
    else onProgress('healthy');
    return true;
  });

  // A layout effect, because it is cleaned up when the content is hidden by suspending again.
  useLayoutEffect(() => {
    tell('shown');
    let look = 0;
    const timer = setInterval(() => judge((look += 1)) && clearInterval(timer), HEALTHY_AFTER);
    return () => clearInterval(timer);
  }, []);

  useEffect(() => {
    let isHere = true;
    // After the content’s effects, which run in the same commit.
    void Promise.resolve().then(() => isHere && tell('settled'));
    return () => {
      isHere = false;
    };
  }, []);

  if (failure) throw failure;
  return null;
}

const HEADINGS = 'h1, h2, h3, h4, h5, h6, [role=heading]';
const BUSY = '[aria-busy=true]';

/** A heading alone does not count beside what is loading. */
function contentOf(place: HTMLElement | null | undefined): 'some' | 'busy' | 'nothing' {
  if (!place) return 'some';
  if (place.querySelector(BUSY)) {
    const rest = place.cloneNode(true) as HTMLElement;
    for (const element of rest.querySelectorAll(`${BUSY}, ${HEADINGS}`)) element.remove();
    return rest.textContent.trim() === '' ? 'busy' : 'some';
  }
  const hasHeight = (element: Element) => element.getBoundingClientRect().height > 0;
  return place.querySelector(HEADINGS) || [...place.querySelectorAll('*')].some(hasHeight) ? 'some' : 'nothing';
}
