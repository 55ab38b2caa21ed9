export { toast } from './toast';
export type { ToastKind } from './toastStore';
