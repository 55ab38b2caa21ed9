import { useEffect, useState, type ReactNode } from 'react';

/** Milliseconds that content may suspend. Pages and widgets load their data without suspending, so this is long. */
const LIMIT = 10_000;

/** Content has suspended longer than anything it could be waiting for. */
export class SuspendedTooLong extends Error {
  constructor() {
    super(`It has suspended for ${LIMIT / 1000} s. Load data by shared-api/query, which does not suspend.`);
    this.name = 'SuspendedTooLong';
  }
}

/** Stands around the fallback of a Suspense and fails when that has stood too long: React itself waits for ever. */
export function Watchdog({ children }: { children: ReactNode }) {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsOver(true), LIMIT);
    return () => clearTimeout(timer);
  }, []);
  if (isOver) throw new SuspendedTooLong();
  return children;
}
