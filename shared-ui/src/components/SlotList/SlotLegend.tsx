import Check from 'lucide-react/icons/check';
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { theme } from 'shared-ui/theme';
import { slotFace, slotStatusNames, statusFace, type SlotFace, type SlotStatus } from './slotFace';

/** One face of the slots, and what it means. */
export interface SlotLegendEntry {
  face: SlotFace;
  text: string;
  /** The icon in the slot, of lucide-react; a free slot has its tick without it. */
  Icon?: typeof Check;
}

export interface SlotLegendProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** Which statuses occur, in the order in which they are explained. */
  statuses?: readonly SlotStatus[];
  /** What is explained instead, where the statuses do not say all. */
  entries?: readonly SlotLegendEntry[];
}

const ALL: readonly SlotStatus[] = ['BLOCKED', 'AVAILABLE', 'ASSIGNED'];

/** Says what the faces of the slots mean. */
export function SlotLegend({ statuses = ALL, entries = statuses.map(entryOf), ...rest }: SlotLegendProps) {
  return (
    <Root aria-label="Обозначения" {...rest}>
      {entries.map(({ face, text, Icon = face === 'free' ? Check : undefined }) => (
        <Entry key={text}>
          <Sample $face={face}>{Icon && <Icon size={12} aria-hidden />}</Sample>
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
