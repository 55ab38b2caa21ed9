import Clock from 'lucide-react/icons/clock';
import { useDelayed } from 'shared-ui/Delayed';
import { texts } from '../texts';

/** Milliseconds that sending usually takes: whoever has a good connection sees no clock flash. */
const USUAL = 300;

/** A message is on its way. The clock has its place from the beginning, so that nothing moves when it is seen. */
export function SendingMark() {
  const isSeen = useDelayed(true, USUAL);
  return (
    <>
      <span className="visually-hidden">{texts.sending}</span>
      <Clock size={12} aria-hidden style={{ visibility: isSeen ? 'visible' : 'hidden' }} />
    </>
  );
}
