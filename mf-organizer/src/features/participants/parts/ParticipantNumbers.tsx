import type { Schema } from 'shared-api/contract';
import { texts } from '../texts';

interface ParticipantNumbersProps {
  company: Pick<Schema<'OrganizerParticipant'>, 'sent' | 'received' | 'meetings'>;
}

/** Invitations and meetings in short: «4 → · ← 9 · ◆ 5», for screen readers in words. */
export function ParticipantNumbers({ company }: ParticipantNumbersProps) {
  const { sent, received, meetings } = company;
  if (sent + received + meetings === 0) return '—';
  return (
    <span title={texts.numbers(company)}>
      <span aria-hidden>
        {sent} → · ← {received} · ◆ {meetings}
      </span>
      <span className="visually-hidden">{texts.numbers(company)}</span>
    </span>
  );
}
