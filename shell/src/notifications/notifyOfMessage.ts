import { isNotificationOn } from 'shared-api/chats';
import { keepDraft, readDraft } from 'shared-api/drafts';
import type { MessageNews } from 'shared-api/realtime';
import { texts } from './texts';
import { LOOKED_AT } from './useLookedAt';

/** Kept beside the drafts, and forgotten with them at logout. */
const TOLD = 'notified';
/** So many of the last messages are remembered as told. */
const REMEMBERED = 50;
const TEXT_LENGTH = 100;

/**
 * Shows a message on the desktop when this tab is hidden, no other one is in sight, and the person has switched it on. Of several tabs the
 * first to come tells. A chat's later message takes the place of the former.
 * @param onOpen the person pressed it; told with whom the chat is
 */
export async function notifyOfMessage({ message, chat }: MessageNews, onOpen: (userId: number) => void): Promise<void> {
  if (document.visibilityState === 'visible' || !isNotificationOn()) return;
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  if (await isAnotherLookedAt()) return;
  if (!(await inOneTabAtATime(() => markAsTold(message.id)))) return;
  try {
    const notification = new Notification(chat?.company ?? texts.newMessage, {
      body: bodyOf(message.text, message.attachments.length),
      tag: `vstrecha.chat.${message.chat_id}`,
      ...(chat && { icon: chat.avatar }),
    });
    notification.onclick = () => {
      window.focus();
      onOpen(message.user_id);
      notification.close();
    };
  } catch {
    // Chrome on Android has the class and forbids making one.
  }
}

function bodyOf(text: string, attachments: number): string {
  if (text === '') return texts.attachments(attachments);
  const characters = Array.from(text);
  return characters.length > TEXT_LENGTH ? `${characters.slice(0, TEXT_LENGTH).join('')}…` : text;
}

async function isAnotherLookedAt(): Promise<boolean> {
  if (!('locks' in navigator)) return false;
  const { held = [] } = await navigator.locks.query();
  return held.some(({ name }) => name === LOOKED_AT);
}

/** Without Web Locks the browser's own tag still lets one notification replace the other. */
async function inOneTabAtATime(task: () => boolean): Promise<boolean> {
  return 'locks' in navigator ? navigator.locks.request('vstrecha.notified', task) : task();
}

/** False when another tab has done so before. */
function markAsTold(id: number): boolean {
  // Where nothing is kept the tag must do.
  const told = readDraft(TOLD).split(',');
  if (told.includes(String(id))) return false;
  keepDraft(TOLD, [...told, id].slice(-REMEMBERED).join(','));
  return true;
}
