import { useId, useMemo, useRef, useState, type ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { query, theme, useMediaQuery } from 'shared-ui/theme';
import { slotId, slotReaction, type SlotGridMode, type SlotGridSlot } from '#domain/slotSelection';
import { slotColumnsStyle, slotFrameStyle } from '../slot-list/slotColumns';
import { SlotList } from '../slot-list/SlotList';
import { SlotGridItem } from './SlotGridItem';
import { slotGridStyle } from './slotGridStyle';
import { useSlotReasons } from './useSlotReasons';
import { useSlotSelection } from './useSlotSelection';
import { useSlotTouch } from './useSlotTouch';

export interface SlotGridProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The day’s slots, in order. */
  slots: readonly SlotGridSlot[];
  /** Reaction to a press: see `SlotGridMode`. */
  mode: SlotGridMode;
  /** Ids of the selected slots; a slot without an id is identified by its time. */
  selected?: readonly string[];
  /** Called with the new selection; at most one slot in mode `invite`. */
  onSelectionChange?: (selected: string[]) => void;
  /** Called on a press on a slot with a meeting: show the meetings. */
  onOpenAssigned?: (slot: SlotGridSlot) => void;
  /** Called on a press on any other read-only slot: explain, or navigate. */
  onPressReadOnly?: (slot: SlotGridSlot) => void;
  /** Explains on touch screens how to select several slots: until the user has done it once. */
  isPaintHintShown?: boolean;
  /** Called when several slots are selected by touch. */
  onPaint?: () => void;
  /** Accessible name: the day. */
  'aria-label': string;
}

const NOTHING: readonly string[] = [];
const HINT = 'Удерживайте и ведите, чтобы выбрать несколько';
const HELP =
  'Стрелки ведут от слота к слоту. Стрелка с Shift, щелчок с Shift или протягивание мышью выбирает несколько слотов подряд, Esc снимает выбор.';

/** A day’s interactive slots, in one of four modes. The grid is one Tab stop; arrows, Home and End move inside. */
export function SlotGrid({
  slots,
  mode,
  selected = NOTHING,
  onSelectionChange,
  onOpenAssigned,
  onPressReadOnly,
  isPaintHintShown = false,
  onPaint,
  ...rest
}: SlotGridProps) {
  const helpId = useId();
  const [tabStop, setTabStop] = useState<string>();
  const chosen = useMemo(() => new Set(selected), [selected]);
  const onPress = (slot: SlotGridSlot) =>
    slotReaction(mode, slot) === 'open'
      ? onOpenAssigned?.(slot)
      : slotReaction(mode, slot) === 'refuse' && onPressReadOnly?.(slot);
  const { handlers, painting } = useSlotSelection({ slots, mode, selected: chosen, onSelectionChange, onPress });

  const { reasonId, notes, ...reasons } = useSlotReasons(slots);

  const reactionOf = (slot: SlotGridSlot) => {
    const reaction = slotReaction(mode, slot);
    const isUnheard = (reaction === 'open' && !onOpenAssigned) || (reaction === 'refuse' && !onPressReadOnly);
    return isUnheard ? 'none' : reaction;
  };

  const isDeaf = slots.every((slot) => reactionOf(slot) === 'none');
  const frame = useRef<HTMLDivElement>(null);
  const isCoarse = useMediaQuery(query.coarse);
  useSlotTouch(frame, {
    ...painting,
    isEnabled: painting.isEnabled && !isDeaf,
    extendTo: (id) => {
      onPaint?.();
      painting.extendTo(id);
    },
  });

  // Without any reaction, buttons would only be in the way.
  if (isDeaf) return <SlotList slots={slots} aria-label={rest['aria-label']} />;

  const isTabStopHere = slots.some((slot) => slotId(slot) === tabStop);
  const firstStop = slots.find((slot) => reactionOf(slot) !== 'none');
  const stop = isTabStopHere ? tabStop : firstStop && slotId(firstStop);

  return (
    <Frame ref={frame}>
      <Root
        {...rest}
        {...handlers}
        role="group"
        aria-describedby={mode === 'schedule' ? helpId : undefined}
        onClick={(event) => {
          handlers.onClick(event);
          reasons.onClick(event);
        }}
        onPointerOver={(event) => {
          handlers.onPointerOver(event);
          reasons.onPointerOver(event);
        }}
        onPointerOut={reasons.onPointerOut}
        onFocus={(event) => {
          setTabStop(event.target.closest<HTMLElement>('[data-slot]')?.dataset.slot);
          reasons.onFocus(event);
        }}
      >
        {slots.map((slot, index) => (
          <SlotGridItem
            key={slotId(slot)}
            slot={slot}
            reaction={reactionOf(slot)}
            isSelected={chosen.has(slotId(slot))}
            isTabStop={slotId(slot) === stop}
            describedBy={reasonId(index)}
          />
        ))}
      </Root>
      {notes}
      {mode === 'schedule' && (
        <>
          {isPaintHintShown && isCoarse && <Hint>{HINT}</Hint>}
          <span id={helpId} className="visually-hidden">
            {HELP}
          </span>
          <span className="visually-hidden" role="status">
            {selected.length > 0 && `Выбрано слотов: ${selected.length}`}
          </span>
        </>
      )}
    </Frame>
  );
}

const Frame = styled.div`
  ${slotFrameStyle}
`;

const Hint = styled.p`
  margin-top: ${theme.space(2)};
  color: ${theme.color.textMuted};
  font-size: ${theme.text.s};
`;

const Root = styled.div`
  ${slotColumnsStyle}
  user-select: none;
  -webkit-touch-callout: none;
  ${slotGridStyle}
`;
