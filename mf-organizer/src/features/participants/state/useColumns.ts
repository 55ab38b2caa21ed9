import { useDeviceText } from 'shared-api/storage';

/** Hidden until they are chosen. */
const HIDDEN_AT_FIRST = ['created_at', 'stand', 'phone', 'email'];
const NAME = 'organizer.participants.table';

/**
 * The columns shown, as chosen on this device.
 * @param ids of all columns; the first column cannot be hidden
 */
export function useColumns(ids: readonly string[]) {
  const [kept, keep] = useDeviceText(NAME);
  const shown = kept === '' ? ids.filter((id) => !HIDDEN_AT_FIRST.includes(id)) : kept.split(' ');
  return {
    hidden: ids.slice(1).filter((id) => !shown.includes(id)),
    toggle: (id: string, isShown: boolean) => {
      const next = ids.filter((one, index) => index === 0 || (one === id ? isShown : shown.includes(one)));
      keep(next.join(' '));
    },
  };
}
