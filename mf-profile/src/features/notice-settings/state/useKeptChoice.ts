import { useRef, useState } from 'react';
import { describeError } from 'shared-api/client';

type Phase<Value> =
  { name: 'saved' } | { name: 'saving'; value: Value } | { name: 'failed'; value: Value; reason: string };

interface KeptChoice<Value> {
  value: Value;
  isSaving: boolean;
  /** Why the last save failed. The choice stays for a retry. */
  reason: string | undefined;
  change: (value: Value) => void;
}

/**
 * A choice saved on each change, one call at a time, so that the last choice wins. After a failure it stays on the
 * screen.
 * @param stored the server's value
 * @param save resolves when the server has it
 */
export function useKeptChoice<Value>(
  stored: Value,
  save: (value: Value) => Promise<unknown>,
  onSaved: () => void,
): KeptChoice<Value> {
  const [phase, setPhase] = useState<Phase<Value>>({ name: 'saved' });
  const wish = useRef<{ value: Value }>(undefined);
  const isRunning = useRef(false);

  const change = async (value: Value) => {
    wish.current = { value };
    setPhase({ name: 'saving', value });
    if (isRunning.current) return;
    isRunning.current = true;
    const end = await saveWishes(wish, save);
    isRunning.current = false;
    setPhase(end);
    if (end.name === 'saved') onSaved();
  };

  return {
    value: phase.name === 'saved' ? stored : phase.value,
    isSaving: phase.name === 'saving',
    reason: phase.name === 'failed' ? phase.reason : undefined,
    change: (value) => void change(value),
  };
}

async function saveWishes<Value>(
  wish: { current: { value: Value } | undefined },
  save: (value: Value) => Promise<unknown>,
): Promise<Phase<Value>> {
  let end: Phase<Value> = { name: 'saved' };
  while (wish.current) {
    const { value } = wish.current;
    wish.current = undefined;
    end = await save(value).then(
      () => ({ name: 'saved' }),
      (error: unknown) => ({ name: 'failed', value, reason: describeError(error) }),
    );
  }
  return end;
}
