import { useSearchParams } from 'react-router-dom';
import { agendaKinds, type AgendaKind } from './agendaEntries';

const NAME = 'show';
const SEPARATOR = '.';
const USUAL: readonly AgendaKind[] = ['meetings', 'incoming', 'outgoing', 'moves'];

/** Filter of the agenda, stored in the URL: `?show=meetings.free`. By default everything except free time. */
export function useShownKinds(): [shown: readonly AgendaKind[], toggle: (kind: AgendaKind) => void] {
  const [search, setSearch] = useSearchParams();
  const names = search.get(NAME)?.split(SEPARATOR);
  const shown = names ? agendaKinds.filter((kind) => names.includes(kind)) : USUAL;

  const toggle = (kind: AgendaKind) => {
    const next = agendaKinds.filter((each) => shown.includes(each) !== (each === kind)).join(SEPARATOR);
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        if (next === USUAL.join(SEPARATOR)) after.delete(NAME);
        else after.set(NAME, next);
        return after;
      },
      { replace: true },
    );
  };
  return [shown, toggle];
}
