import { fixtures } from 'shared-api/fixtures';
import type { LoadableDay } from '../features/invite/state/commonTime';
import type { InviteSlot, InviteSlotKind } from '../features/invite/state/inviteSlot';
import type { CommonTime } from '../features/invite/state/useCommonTime';

const NOTHING = () => undefined;

/** A slot of one kind, for stories. */
export function inviteSlotOf(kind: InviteSlotKind, point: string, date = '2026-11-23'): InviteSlot {
  const invitation = (direction: 'incoming' | 'outgoing', company: string, id: number) => ({
    ...fixtures.invitation({ id, company, date, point }),
    kind: { direction, isMove: false },
  });
  return {
    date,
    point,
    kind,
    met: kind === 'clash' ? ['Золотая пуговица'] : [],
    rivals: kind === 'rival' ? [invitation('incoming', 'ТЦ «Парус»', 5), invitation('outgoing', 'Левый Джо', 6)] : [],
    asked: kind === 'asked' ? invitation('outgoing', 'Северный ветер', 7) : undefined,
    isOffHours: kind === 'off-hours',
  };
}

/** Static common time: Monday has the given slots, the following days two common slots each. */
export function commonTimeOf(slots: InviteSlot[], part: Partial<CommonTime> = {}): CommonTime {
  const loaded = (day: string, of: InviteSlot[]): LoadableDay => ({ day, state: 'loaded', slots: of });
  return {
    days: [
      { day: '2026-11-22', state: 'loaded', slots: [] },
      loaded('2026-11-23', slots),
      ...['2026-11-24', '2026-11-25'].map((day) =>
        loaded(day, [inviteSlotOf('free', '11:00', day), inviteSlotOf('free', '16:30', day)]),
      ),
      { day: '2026-11-26', state: 'loading' },
    ],
    isBoth: true,
    day: '2026-11-23',
    showDay: NOTHING,
    shown: { data: slots, error: undefined, isLoading: false, reload: NOTHING },
    nearest: { state: 'none' },
    isNothingFree: false,
    feeds: null,
    ...part,
  };
}
