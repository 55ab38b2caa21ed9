import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Chat } from 'shared-api/contract';
import { paths } from 'shared-api/paths';

/** Opens the previous or next chat on Alt+↑ and Alt+↓, anywhere on the page. */
export function useChatKeys(chats: readonly Chat[], openUserId: number | undefined): void {
  const navigate = useNavigate();
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    const index = chats.findIndex(({ user_id }) => user_id === openUserId);
    const next = chats[event.key === 'ArrowDown' ? index + 1 : index - 1];
    event.preventDefault();
    if (next) void navigate(paths.chatWith(next.user_id));
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
