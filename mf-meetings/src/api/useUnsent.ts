import { useRejectFinally } from './useRejectFinally';
import { useSendNote } from './useSendNote';

/** Goes on with what could not be sent before, also before a reload. For what stays on the screen when a dialog has closed. */
export function useUnsent(): void {
  useSendNote();
  useRejectFinally();
}
