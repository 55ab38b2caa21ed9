import Clock from '@lucide/icons/icons/clock';
import { useDelayed } from 'shared-ui/Delayed';
import { Icon } from 'shared-ui/Icon';
import { texts } from '../texts';

/** Milliseconds that sending usually takes: the clock must not flash on a good connection. */
const USUAL = 300;

/** Clock of a message being sent. Its place is reserved from the start to prevent a layout shift. */
export function SendingMark() {
  const isSeen = useDelayed(true, USUAL);
  return (
    <>
      <span className="visually-hidden">{texts.sending}</span>
      <Icon icon={Clock} size={12} style={{ visibility: isSeen ? 'visible' : 'hidden' }} />
    </>
  );
}
