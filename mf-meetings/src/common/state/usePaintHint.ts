import { useDeviceText } from 'shared-api/storage';
import type { SlotGridProps } from '../parts/slot-grid/SlotGrid';

/** Shows the hint about selecting slots by touch until the first success in this browser. */
export function usePaintHint(): Pick<SlotGridProps, 'isPaintHintShown' | 'onPaint'> {
  const [painted, keepPainted] = useDeviceText('slots-painted');
  return { isPaintHintShown: painted === '', onPaint: () => painted === '' && keepPainted('1') };
}
