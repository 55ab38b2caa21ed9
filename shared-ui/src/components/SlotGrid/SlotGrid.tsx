import { useId, useMemo, useRef, useState, type ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { theme } from 'shared-ui/theme';
import { slotColumnsStyle, slotFrameStyle } from '../SlotList/slotColumns';
import { SlotList } from '../SlotList/SlotList';
import { SlotGridItem } from './SlotGridItem';
import { slotGridStyle } from './slotGridStyle';
import { slotId, slotReaction, type SlotGridMode, type SlotGridSlot } from './slotSelection';
import { usePaintHint } from './usePaintHint';
import { useSlotReasons } from './useSlotReasons';
import { useSlotSelection } from './useSlotSelection';
import { useSlotTouch } from './useSlotTouch';

export interface SlotGridProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The day's slots, in order. */
  slots: readonly SlotGridSlot[];
  /** What a press does: see `SlotGridMode`. */
  mode: SlotGridMode;
  /** The selected slots, by their id or else their time. */
  selected?: readonly string[];
  /** The selection changed; in the mode `invite` it is one slot or none. */
  onSelectionChange?: (selected: string[]) => void;
  /** A slot with a meeting was pressed: show the meetings. */
  onOpenAssigned?: (slot: SlotGridSlot) => void;
  /** Another slot was pressed although it is read-only: say why, or lead on. */
  onPressReadOnly?: (slot: SlotGridSlot) => void;
  /** Names the grid: the day. */
  'aria-label': string;
}

const NOTHING: readonly string[] = [];
const HINT = 'Удерживайте и ведите, чтобы выбрать несколько';
const HELP =
  'Стрелки ведут от слота к слоту. Стрелка с Shift, щелчок с Shift или протягивание мышью выбирает несколько слотов подряд, Esc снимает выбор.';

/** A day's slots to work with, in one of four modes. Tab stops here once; the arrows, Home and End lead inside. */
export function SlotGrid({
  slots,
  mode,
  selected = NOTHING,
  onSelectionChange,
  onOpenAssigned,
  onPressReadOnly,
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
  const { isHintShown, forgetHint } = usePaintHint();
  useSlotTouch(frame, {
    ...painting,
    isEnabled: painting.isEnabled && !isDeaf,
    extendTo: (id) => {
      forgetHint();
      painting.extendTo(id);
    },
  });

  // Buttons that do nothing would only be in the way.
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
          {isHintShown && <Hint>{HINT}</Hint>}
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
