import type { Schema } from '#platform/contract/types.ts';
import type { meetingAgreements, meetingResults } from '#platform/database/schema.ts';

/** A result as its own side sees it. */
export function toResult(row: typeof meetingResults.$inferSelect, company: string): Schema<'MeetingResult'> {
  const { user_id: _, partner_id, who_missed, updated_at, ...result } = row;
  return {
    ...result,
    company_id: partner_id,
    company,
    updated_at: updated_at.toISOString(),
    ...(who_missed !== null && { who_missed }),
  };
}

/** An agreement as one of its sides sees it. */
export function toAgreement(
  row: typeof meetingAgreements.$inferSelect,
  viewerId: number,
  company: string,
): Schema<'MeetingAgreement'> {
  const { meeting_id, date, point, version, agreed_text, agreed_at, proposed_text, proposed_at } = row;
  return {
    meeting_id,
    company_id: row.first_id === viewerId ? row.second_id : row.first_id,
    company,
    date,
    point,
    version,
    ...(agreed_text !== null && agreed_at !== null && { agreed: { text: agreed_text, at: agreed_at.toISOString() } }),
    ...(proposed_text !== null &&
      proposed_at !== null && {
        proposed: {
          text: proposed_text,
          by: row.proposed_by === viewerId ? ('we' as const) : ('they' as const),
          at: proposed_at.toISOString(),
        },
      }),
  };
}
