import { useAtom } from 'jotai';
import { isBellOpenAtom } from './noticesState';
import { useBellPanel } from './useBellPanel';

/** The bell's window on phones; «Ещё» and the cards open it. */
export function BellSheet({ userId }: { userId: number }) {
  const [isOpen, setIsOpen] = useAtom(isBellOpenAtom);
  const { panel: Panel } = useBellPanel(isOpen);
  return isOpen && Panel ? <Panel kind="sheet" userId={userId} onClose={() => setIsOpen(false)} /> : null;
}
