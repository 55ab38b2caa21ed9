import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { ActionBar } from 'shared-ui/ActionBar';
import { Button } from 'shared-ui/Button';
import { ProgressBar } from 'shared-ui/ProgressBar';
import { Stack } from 'shared-ui/Stack';
import { toast } from 'shared-ui/toast';
import { LAST_CALL_MS, TAKE_BACK_MS } from '../limits';
import { texts } from '../texts';

interface SendingCountdownProps {
  onTakeBack: () => void;
  /** Called when the time is over without an undo. */
  onOver: () => void;
  /** The undo button. */
  ref: RefObject<HTMLButtonElement | null>;
}

const SECOND = 1000;

/** Ten seconds to undo a mailing by button or Esc. */
export function SendingCountdown({ onTakeBack, onOver, ref }: SendingCountdownProps) {
  const [left, setLeft] = useState(TAKE_BACK_MS / SECOND);
  const [said, setSaid] = useState(TAKE_BACK_MS / SECOND);
  const takeBack = () => {
    onTakeBack();
    toast.info(texts.takenBack);
  };
  const over = useEffectEvent(onOver);
  const onKeyDown = useEffectEvent(({ key, defaultPrevented }: KeyboardEvent) => {
    if (key === 'Escape' && !defaultPrevented) takeBack();
  });

  useEffect(() => ref.current?.focus(), [ref]);

  useEffect(() => {
    const ticks = setInterval(() => setLeft((seconds) => Math.max(1, seconds - 1)), SECOND);
    const lastCall = setTimeout(() => setSaid(LAST_CALL_MS / SECOND), TAKE_BACK_MS - LAST_CALL_MS);
    const end = setTimeout(over, TAKE_BACK_MS);
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listen);
    return () => {
      clearInterval(ticks);
      clearTimeout(lastCall);
      clearTimeout(end);
      document.removeEventListener('keydown', listen);
    };
  }, []);

  return (
    <ActionBar
      aria-label={texts.bar}
      actions={
        <Button ref={ref} variant="secondary" onClick={takeBack}>
          {texts.takeBack}
        </Button>
      }
    >
      <Stack gap={2}>
        <span aria-hidden>{texts.countdown(left)}</span>
        <span className="visually-hidden" role="status">
          {texts.countdown(said)}
        </span>
        <ProgressBar label={null} depletesInMs={TAKE_BACK_MS} />
      </Stack>
    </ActionBar>
  );
}
