import { styled } from 'styled-components';
import { formatDayHeader, todayInMoscow } from 'shared-api/time';
import { DayStrip, type DayStripDay } from 'shared-ui/DayStrip';
import { Loaded } from 'shared-ui/Loaded';
import { Stack } from 'shared-ui/Stack';
import { theme } from 'shared-ui/theme';
import type { SlotGridMode, SlotGridSlot } from '#domain/slotSelection';
import { SlotGrid } from '#parts/slot-grid/SlotGrid';
import { SlotGridSkeleton } from '#parts/slot-grid/SlotGridSkeleton';
import { commonSlots, type LoadableDay } from '../state/commonTime';
import type { InviteSlot } from '../state/inviteSlot';
import { inviteSlotView } from '../state/inviteSlotView';
import type { CommonTime } from '../state/useCommonTime';
import { texts } from '../texts';
import { InviteLegend } from './InviteLegend';

/** Skeleton of a day from 9:00 to 21:00. */
const USUAL_SLOTS = 24;
const NONE: readonly string[] = [];

interface InviteDayProps {
  time: CommonTime;
  /** `preview` is inert. */
  mode: Exclude<SlotGridMode, 'schedule'>;
  selected?: { date: string; point: string };
  /** Called with a slot that can be invited to. */
  onSelect?: (slot: InviteSlot) => void;
  /**
   * Called with a slot that has a meeting or an open invitation between the two companies; omit it to show why these
   * slots are disabled.
   */
  onOpen?: (slot: InviteSlot) => void;
  /** Called for any slot in read-only mode. */
  onPressReadOnly?: () => void;
}

/** Day strip of the event and slots of the shown day, for both companies. */
export function InviteDay({ time, mode, selected, onSelect, onOpen, onPressReadOnly }: InviteDayProps) {
  const { days, day, isBoth } = time;
  const label = day === undefined ? texts.loading : formatDayHeader(day);
  const count = countOf(days.find((each) => each.day === day));
  return (
    <Stack gap={3}>
      {time.feeds}
      <div inert={mode === 'preview'}>
        <DayStrip
          days={days.map((each) => stripDay(each, isBoth))}
          selected={day === undefined ? [] : [day]}
          onSelectionChange={([chosen]) => chosen !== undefined && time.showDay(chosen)}
          today={todayInMoscow()}
          aria-label={texts.days}
        />
      </div>
      <Heading role="status">
        {label}
        {count !== undefined && <Count> · {texts.count(count, isBoth)}</Count>}
      </Heading>
      <Loaded query={time.shown} skeleton={<SlotGridSkeleton count={USUAL_SLOTS} aria-busy />} failed={texts.dayFailed}>
        {(slots) => {
          const at = (view: SlotGridSlot | undefined) => slots.find(({ point }) => point === view?.point);
          const tell = (listener: InviteDayProps['onSelect'], slot: InviteSlot | undefined) => slot && listener?.(slot);
          return (
            <Slots gap={3}>
              <SlotGrid
                key={day}
                slots={slots.map((slot) => inviteSlotView(slot, onOpen !== undefined))}
                mode={mode}
                selected={selected && selected.date === day ? [selected.point] : NONE}
                onSelectionChange={([point]) =>
                  tell(
                    onSelect,
                    slots.find((slot) => slot.point === point),
                  )
                }
                onOpenAssigned={onOpen && ((view) => tell(onOpen, at(view)))}
                onPressReadOnly={onPressReadOnly}
                aria-label={texts.slotsOf(label)}
              />
              <InviteLegend slots={slots} isBoth={isBoth} />
            </Slots>
          );
        }}
      </Loaded>
    </Stack>
  );
}

function countOf(day: LoadableDay | undefined): number | undefined {
  return day?.state === 'loaded' ? commonSlots(day.slots).length : undefined;
}

function stripDay(shown: LoadableDay, isBoth: boolean): DayStripDay {
  const count = countOf(shown);
  if (count === undefined) return { day: shown.day };
  return {
    day: shown.day,
    marks: count > 0 ? <Some>{count}</Some> : '–',
    marksText: texts.count(count, isBoth),
  };
}

/* Limits the grid to six slots per line; with twelve, the second lines would wrap. */
const Slots = styled(Stack)`
  max-width: 952px;

  /* With six slots in a dialog, the longest second line just fits. */
  @container slots (max-width: 640px) {
    [data-slot] {
      padding-inline: ${theme.space(1)};
    }
  }
`;

const Heading = styled.p`
  font-weight: ${theme.weight.bold};
`;

const Count = styled.span`
  color: ${theme.color.textMuted};
  font-weight: ${theme.weight.regular};
`;

const Some = styled.span`
  color: ${theme.color.positive};
  font-weight: ${theme.weight.bold};
`;
