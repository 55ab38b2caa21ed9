import { useRef, useState, type RefObject, type UIEvent } from 'react';
import type { VirtualChatListActions } from 'shared-ui/VirtualChatList';

/** What still counts as the bottom, in px. */
const AT_END = 40;

/**
 * Whether somebody reads at the bottom of a list. They leave it by going up alone: a message that is followed makes the list higher some
 * frames before it is scrolled to.
 * @param isAtFirst whether the list begins at the bottom
 */
export function useAtEnd(
  list: RefObject<VirtualChatListActions | null>,
  isAtFirst: () => boolean,
): [isAtEnd: boolean, onScroll: (event: UIEvent<HTMLElement>) => void, onArrive: () => void] {
  const [isAtEnd, setIsAtEnd] = useState(isAtFirst);
  const lastTop = useRef(0);
  // Some frames later: a list that begins at its middle may believe itself at the end, and stand there, until its rows have been measured.
  const onArrive = () =>
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        if (list.current?.isAtEnd()) setIsAtEnd(true);
      }),
    );
  const onScroll = ({ currentTarget: { scrollHeight, scrollTop, clientHeight } }: UIEvent<HTMLElement>) => {
    if (scrollHeight - scrollTop - clientHeight <= AT_END) onArrive();
    else if (scrollTop < lastTop.current) setIsAtEnd(false);
    lastTop.current = scrollTop;
  };
  return [isAtEnd, onScroll, onArrive];
}
