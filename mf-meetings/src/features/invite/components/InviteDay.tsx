import { styled } from 'styled-components';
import { formatDayHeader, todayInMoscow } from 'shared-api/time';
import { DayStrip, type DayStripDay } from 'shared-ui/DayStrip';
import { Loaded } from 'shared-ui/Loaded';
import { SlotGrid, SlotGridSkeleton, type SlotGridMode, type SlotGridSlot } from 'shared-ui/SlotGrid';
import { Stack } from 'shared-ui/Stack';
import { theme } from 'shared-ui/theme';
import { commonSlots, type KnownDay } from '../common-time/commonTime';
import type { InviteSlot } from '../common-time/inviteSlot';
import type { CommonTime } from '../common-time/useCommonTime';
import { inviteSlotView } from '../inviteSlotView';
import { texts } from '../texts';
import { InviteLegend } from './InviteLegend';

/** A day from 9:00 to 21:00, for as long as it is not known. */
const USUAL_SLOTS = 24;
const NONE: readonly string[] = [];

interface InviteDayProps {
  time: CommonTime;
  /** `preview`: nothing reacts. */
  mode: Exclude<SlotGridMode, 'schedule'>;
  /** The slot that is chosen. */
  selected?: { date: string; point: string };
  /** A slot was chosen that the other company offers. */
  onSelect?: (slot: InviteSlot) => void;
  /** A slot that has a meeting or a request of these two was pressed; without it such slots say why they cannot be chosen. */
  onOpen?: (slot: InviteSlot) => void;
  /** A slot that can only be looked at was pressed. */
  onPressReadOnly?: () => void;
}

/** The days of the event, and the slots of one of them: the other company's over one's own. */
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

function countOf(day: KnownDay | undefined): number | undefined {
  return day?.state === 'known' ? commonSlots(day.slots).length : undefined;
}

function stripDay(known: KnownDay, isBoth: boolean): DayStripDay {
  const count = countOf(known);
  if (count === undefined) return { day: known.day };
  return {
    day: known.day,
    marks: count > 0 ? <Some>{count}</Some> : '–',
    marksText: texts.count(count, isBoth),
  };
}

/* Six slots in a line at most: in twelve the second lines would be torn. */
const Slots = styled(Stack)`
  max-width: 952px;

  /* Six in a dialog: the longest second line just fits. */
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
