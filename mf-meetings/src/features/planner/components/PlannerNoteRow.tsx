import type { ReactNode } from 'react';
import { PlannerName } from './PlannerName';
import { PlannerRowFrame } from './PlannerRowFrame';

interface PlannerNoteRowProps {
  company: string;
  children: ReactNode;
  action?: ReactNode;
  onRemove: (button: HTMLElement) => void;
}

/** Row of a company without a time, with the reason. */
export function PlannerNoteRow({ company, children, action, onRemove }: PlannerNoteRowProps) {
  return (
    <PlannerRowFrame company={company} onRemove={onRemove} head={<PlannerName>{company}</PlannerName>}>
      <span>{children}</span>
      {action}
    </PlannerRowFrame>
  );
}
