import type { ReactNode } from 'react';
import { paths } from 'shared-api/paths';
import { Button } from 'shared-ui/Button';
import { ButtonLink } from 'shared-ui/ButtonLink';
import { Skeleton } from 'shared-ui/Skeleton';
import type { SlotKey } from '../domain/slotKey';
import type { Obstacle } from '../state/candidates';
import type { PlanRow } from '../state/planRows';
import { obstacleText } from '../state/planTexts';
import { texts } from '../texts';
import { PlannerName } from './PlannerName';
import { PlannerOpenRow } from './PlannerOpenRow';
import { PlannerRowFrame } from './PlannerRowFrame';
import { PlannerSendingRow } from './PlannerSendingRow';

export interface PlannerRowProps {
  row: PlanRow;
  /** Best available name while the company loads. */
  name: string;
  onToggle: (id: number) => void;
  onPin: (id: number, slot: SlotKey | undefined) => void;
  onReread: (id: number) => void;
  onSend: (id: number, slot: SlotKey) => void;
  onRemove: (id: number, button: HTMLElement) => void;
}

/** Row of one company in the plan, in any state. */
export function PlannerRow({ row, name, onToggle, onPin, onReread, onSend, onRemove }: PlannerRowProps) {
  const { id } = row;
  const remove = (button: HTMLElement) => onRemove(id, button);
  switch (row.kind) {
    case 'reading':
      return (
        <PlannerRowFrame company={name} onRemove={remove} head={<PlannerName>{name}</PlannerName>}>
          <Skeleton height={40} width={292} />
        </PlannerRowFrame>
      );
    case 'failed':
      return (
        <PlannerNoteRow
          company={name}
          onRemove={remove}
          action={
            <Button variant="secondary" size="small" onClick={() => onReread(id)}>
              {texts.retry}
            </Button>
          }
        >
          {texts.readFailed} {row.reason}
        </PlannerNoteRow>
      );
    case 'impossible':
      return (
        <PlannerNoteRow company={row.company} onRemove={remove} action={wayOut(row)}>
          {obstacleText(row.obstacle)}
        </PlannerNoteRow>
      );
    case 'open':
      return (
        <PlannerOpenRow row={row} onToggle={() => onToggle(id)} onPin={(slot) => onPin(id, slot)} onRemove={remove} />
      );
    case 'sending':
      return <PlannerSendingRow row={row} onSend={(slot) => onSend(id, slot)} onRemove={remove} />;
  }
}

/** Link that helps when no time was found. */
function wayOut({ id, company, obstacle }: { id: number; company: string; obstacle: Obstacle }) {
  const link = (to: string, text: string) => (
    <ButtonLink variant="ghost" size="small" to={to} aria-label={`${text}: ${company}`}>
      {text}
    </ButtonLink>
  );
  switch (obstacle.kind) {
    case 'target-blocked':
    case 'same-type':
      return undefined;
    case 'appointment':
      return obstacle.appointment.kind === 'meeting'
        ? link(paths.meetings, texts.toMeetings)
        : link(paths.invitations, texts.toInvitations);
    default:
      return link(paths.chatWith(id), texts.write);
  }
}

interface PlannerNoteRowProps {
  company: string;
  children: ReactNode;
  action?: ReactNode;
  onRemove: (button: HTMLElement) => void;
}

/** Row of a company without a time, with the reason. */
function PlannerNoteRow({ company, children, action, onRemove }: PlannerNoteRowProps) {
  return (
    <PlannerRowFrame company={company} onRemove={onRemove} head={<PlannerName>{company}</PlannerName>}>
      <span>{children}</span>
      {action}
    </PlannerRowFrame>
  );
}
