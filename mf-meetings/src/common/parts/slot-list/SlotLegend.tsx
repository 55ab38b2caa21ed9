import Check from '@lucide/icons/icons/check';
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { Icon, type IconData } from 'shared-ui/Icon';
import { theme } from 'shared-ui/theme';
import { slotFace, slotStatusNames, statusFace, type SlotFace, type SlotStatus } from './slotFace';

/** One face of a slot and its meaning. */
export interface SlotLegendEntry {
  face: SlotFace;
  text: string;
  /** A free slot has a tick by default. */
  icon?: IconData;
}

export interface SlotLegendProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** Statuses to explain, in order. */
  statuses?: readonly SlotStatus[];
  /** Explicit entries, where statuses do not cover all faces. */
  entries?: readonly SlotLegendEntry[];
}

const ALL: readonly SlotStatus[] = ['BLOCKED', 'AVAILABLE', 'ASSIGNED'];

/** Explains the faces of the slots. */
export function SlotLegend({ statuses = ALL, entries = statuses.map(entryOf), ...rest }: SlotLegendProps) {
  return (
    <Root aria-label="Обозначения" {...rest}>
      {entries.map(({ face, text, icon = face === 'free' ? Check : undefined }) => (
        <Entry key={text}>
          <Sample $face={face}>{icon && <Icon icon={icon} size={12} />}</Sample>
          {text}
        </Entry>
      ))}
    </Root>
  );
}

function entryOf(status: SlotStatus): SlotLegendEntry {
  return { face: statusFace[status], text: slotStatusNames[status] };
}

const Root = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space(2)} ${theme.space(6)};
  font-size: ${theme.text.s};
`;

const Entry = styled.li`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space(2)};
`;

const Sample = styled.span<{ $face: SlotFace }>`
  display: inline-grid;
  flex: none;
  place-items: center;
  width: ${theme.space(5)};
  height: ${theme.space(5)};
  border: 1px solid;
  border-radius: ${theme.radius.control};
  ${({ $face }) => slotFace[$face]}
`;
