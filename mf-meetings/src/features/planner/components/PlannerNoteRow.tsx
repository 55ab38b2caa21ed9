import type { ReactNode } from 'react';
import { PlannerName } from './PlannerName';
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
    <PlannerRowFrame company={company} onRemove={onRemove} head={<PlannerName>{company}</PlannerName>}>
      <span>{children}</span>
      {action}
    </PlannerRowFrame>
  );
}
