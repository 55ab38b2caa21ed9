import { useRef, useState, type UIEvent } from 'react';

/** What still counts as the bottom, in px. */
const AT_END = 40;

/**
 * Whether somebody reads at the bottom of a scrolled box. They leave it by going up alone: a message that is followed makes the box higher
 * some frames before it is scrolled to.
 * @param isAtFirst whether the box begins at the bottom
 */
export function useAtEnd(
  isAtFirst: () => boolean,
): [isAtEnd: boolean, onScroll: (event: UIEvent<HTMLElement>) => void, onArrive: () => void] {
  const [isAtEnd, setIsAtEnd] = useState(isAtFirst);
  const lastTop = useRef(0);
  const onScroll = ({ currentTarget: { scrollHeight, scrollTop, clientHeight } }: UIEvent<HTMLElement>) => {
    if (scrollHeight - scrollTop - clientHeight <= AT_END) setIsAtEnd(true);
    else if (scrollTop < lastTop.current) setIsAtEnd(false);
    lastTop.current = scrollTop;
  };
  return [isAtEnd, onScroll, () => setIsAtEnd(true)];
}
