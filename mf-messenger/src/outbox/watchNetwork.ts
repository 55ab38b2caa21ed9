import { onRealtime } from 'shared-api/realtime';
import { askBeforeClosing } from '#domain/askBeforeClosing';

interface Watch {
  ownUserId: number;
  /** The network may be back, or the page is looked at again. */
  onBack: () => void;
  /** The push service has brought an own message: the server has it. */
  onConfirmed: (clientId: string) => void;
  /** Asked when the page is closed: whether that loses something. The browser then asks the person. */
  wouldLose: () => boolean;
}

/**
 * Tells the outbox what happens around it.
 * @returns ends the watch
 */
export function watchNetwork({ ownUserId, onBack, onConfirmed, wouldLose }: Watch): () => void {
  const handleVisibility = () => {
    if (document.visibilityState === 'visible') onBack();
  };
  const stopListening = [
    askBeforeClosing(wouldLose),
    onRealtime(['gap'], onBack),
    onRealtime(['message'], ({ message }) => {
      if (message.user_id === ownUserId && message.client_id !== undefined) onConfirmed(message.client_id);
    }),
  ];
  window.addEventListener('online', onBack);
  document.addEventListener('visibilitychange', handleVisibility);
  return () => {
    stopListening.forEach((stop) => stop());
    window.removeEventListener('online', onBack);
    document.removeEventListener('visibilitychange', handleVisibility);
  };
}
