import { addToast } from './toastStore';

/** Shows a message for 3 seconds: `toast.success('Скопировано!')`. Works anywhere; the host draws it with `Toaster`. */
export const toast = {
  success: (text: string) => addToast('success', text),
  danger: (text: string) => addToast('danger', text),
  warning: (text: string) => addToast('warning', text),
  info: (text: string) => addToast('info', text),
} as const;
