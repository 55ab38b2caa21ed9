import { useState } from 'react';
import type { InstallLineProps } from './InstallLine';
import { readLine } from './line';

/** Place of the offer, whose code loads after the first page: the next page that is opened shows it. */
export function InstallSpot(props: InstallLineProps) {
  const [Line] = useState(() => readLine());
  return Line ? <Line {...props} /> : null;
}
