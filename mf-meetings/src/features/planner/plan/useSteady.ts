import { useState } from 'react';

/**
 * The former value for as long as a new one says the same, so that what is made from it need not be made again.
 * @param text all that the value says
 */
export function useSteady<Value>(value: Value, text: string): Value {
  const [held, setHeld] = useState({ value, text });
  if (held.text === text) return held.value;
  setHeld({ value, text });
  return value;
}
