import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from 'shared-ui/theme';
import { PlannerRowFrame } from './PlannerRowFrame';

interface PlannerNoteRowProps {
  company: string;
  /** What there is to say. */
  children: ReactNode;
  /** What can be done about it. */
  action?: ReactNode;
  onRemove: (button: HTMLElement) => void;
}

/** A company that gets no time, and why. */
export function PlannerNoteRow({ company, children, action, onRemove }: PlannerNoteRowProps) {
  return (
    <PlannerRowFrame company={company} onRemove={onRemove} head={<Name>{company}</Name>}>
      <span>{children}</span>
      {action}
    </PlannerRowFrame>
  );
}

/* In line with the names that have a tick before them. */
const Name = styled.span`
  display: block;
  padding-left: ${theme.space(6.5)};
  color: ${theme.color.textMuted};
`;
