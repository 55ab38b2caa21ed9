import Check from 'lucide-react/icons/check';
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { theme } from 'shared-ui/theme';
import { slotFace, slotStatusNames, statusFace, type SlotStatus } from './slotFace';

export interface SlotLegendProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** Which statuses occur, in the order in which they are explained. */
  statuses?: readonly SlotStatus[];
}

const ALL: readonly SlotStatus[] = ['BLOCKED', 'AVAILABLE', 'ASSIGNED'];

/** Says what the faces of the slots mean. */
export function SlotLegend({ statuses = ALL, ...rest }: SlotLegendProps) {
  return (
    <Root aria-label="Обозначения" {...rest}>
      {statuses.map((status) => (
        <Entry key={status}>
          <Sample $status={status}>{status === 'AVAILABLE' && <Check size={12} aria-hidden />}</Sample>
          {slotStatusNames[status]}
        </Entry>
      ))}
    </Root>
  );
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

const Sample = styled.span<{ $status: SlotStatus }>`
  display: inline-grid;
  flex: none;
  place-items: center;
  width: ${theme.space(5)};
  height: ${theme.space(5)};
  border: 1px solid;
  border-radius: ${theme.radius.control};
  ${({ $status }) => slotFace[statusFace[$status]]}
`;
