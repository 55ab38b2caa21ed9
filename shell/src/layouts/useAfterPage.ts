import { useEffect, useState } from 'react';

/** The page comes first, also on a slow line. In milliseconds. */
const DELAY_MS = 5_000;

/** Whether it is time for what the layout fetches beside the page. */
export function useAfterPage(): boolean {
  const [isTime, setIsTime] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsTime(true), DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return isTime;
}
