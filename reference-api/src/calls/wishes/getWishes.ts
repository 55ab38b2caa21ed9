import { sql } from 'drizzle-orm';
import { moscowTime } from '#platform/clock/clock.ts';
import type { Schema } from '#platform/contract/types.ts';
import { selectRows } from '#platform/database/database.ts';
import { participantOperation } from '#platform/http/operation.ts';

interface Found {
  id: number;
  company: string;
  is_mutual: boolean;
  date: string | null;
  point: string | null;
  invitation_id: number | null;
  is_incoming: boolean | null;
}

/** A proposal stands while both companies are free then, or have invited each other to it. */
export const getWishes = participantOperation('getWishes', async ({ viewer }, { db, clock }) => {
  const rows = await selectRows<Found>(
    db,
    sql`select users.id, users.company, back.user_id is not null as is_mutual,
      standing.date::text as date, standing.point, standing.invitation_id, standing.is_incoming
    from wishes join users on users.id = wishes.company_id
    left join wishes as back on back.user_id = wishes.company_id and back.company_id = wishes.user_id
    left join lateral (
      select proposal.date, proposal.point, asked.id as invitation_id, asked.recipient_id = ${viewer.id} as is_incoming
      from wish_proposals as proposal
      left join invitations as asked on asked.status = 'AWAITING' and asked.date = proposal.date and asked.point = proposal.point
        and (asked.sender_id, asked.recipient_id) in ((${viewer.id}, users.id), (users.id, ${viewer.id}))
      where back.user_id is not null
        and (proposal.customer_id, proposal.supplier_id) in ((${viewer.id}, users.id), (users.id, ${viewer.id}))
        and proposal.date + proposal.point::time > ${moscowTime(clock.now())}::timestamp
        and not exists (select from meeting_sides where user_id in (${viewer.id}, users.id) and date = proposal.date and point = proposal.point)
        and not exists (select from invitations where status = 'REJECTED' and date = proposal.date and point = proposal.point
          and (sender_id, recipient_id) in ((${viewer.id}, users.id), (users.id, ${viewer.id})))
    ) as standing on true
    where wishes.user_id = ${viewer.id} and users.state = 'active' and not users.only_chat and not users.is_admin
    order by is_mutual desc, standing.date, standing.point, users.company_key, users.id`,
  );
  return { wishes: rows.map(toWish) };
});

function toWish({ id, company, is_mutual, date, point, invitation_id, is_incoming }: Found): Schema<'Wish'> {
  const invitation = invitation_id === null ? undefined : { id: invitation_id, is_incoming: is_incoming === true };
  const proposal = date !== null && point !== null ? { date, point, ...(invitation && { invitation }) } : undefined;
  return { id, company, is_mutual, ...(proposal && { proposal }) };
}
