import { useEffect, useState } from 'react';

/** The value as it was when it last rested for `delay` ms. */
export function useDelayedValue<Value>(value: Value, delay: number): Value {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return rested;
}
