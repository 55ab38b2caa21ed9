import { useState } from 'react';

/**
 * Returns the previous value while its serialised form is unchanged, so that memoised results stay valid.
 * @param text serialised form of the value
 */
export function useSteady<Value>(value: Value, text: string): Value {
  const [kept, setKept] = useState({ value, text });
  if (kept.text === text) return kept.value;
  setKept({ value, text });
  return value;
}
