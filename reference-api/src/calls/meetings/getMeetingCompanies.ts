import { and, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { invitations, meetings, meetingSides, places, users } from '#platform/database/schema.ts';
import { participantOperation } from '#platform/http/operation.ts';
import { requireCalendarDate } from '../event/slots.ts';
import { isOpen } from '../invitations/openInvitations.ts';
import { toArrival } from './saveArrival.ts';

export const getMeetingCompanies = participantOperation(
  'getMeetingCompanies',
  async ({ query, viewer }, { db, clock }) => {
    requireCalendarDate(query.date);
    const moves = db
      .select({ one: sql`1` })
      .from(invitations)
      .where(
        and(
          isOpen(clock.now()),
          eq(invitations.from_date, meetingSides.date),
          eq(invitations.from_point, meetingSides.point),
          // a move proposed by either participant
          sql`(${invitations.sender_id}, ${invitations.recipient_id}) in
          ((${meetingSides.user_id}, ${meetingSides.partner_id}), (${meetingSides.partner_id}, ${meetingSides.user_id}))`,
        ),
      );
    const partner = alias(meetingSides, 'partner');
    const companies = await db
      .select({
        point: meetingSides.point,
        company: users.company,
        company_id: users.id,
        is_move: sql<boolean>`exists ${moves}`,
        meeting_id: meetingSides.meeting_id,
        sequence: meetings.sequence,
        place: { label: places.label, hall: places.hall, kind: places.kind },
        own: { arrived_at: meetingSides.arrived_at, late_minutes: meetingSides.late_minutes },
        their: { arrived_at: partner.arrived_at, late_minutes: partner.late_minutes },
      })
      .from(meetingSides)
      .innerJoin(users, eq(users.id, meetingSides.partner_id))
      .innerJoin(meetings, eq(meetings.id, meetingSides.meeting_id))
      .innerJoin(
        partner,
        and(eq(partner.meeting_id, meetingSides.meeting_id), eq(partner.user_id, meetingSides.partner_id)),
      )
      .leftJoin(places, eq(places.id, meetings.place_id))
      .where(and(eq(meetingSides.user_id, viewer.id), eq(meetingSides.date, query.date)))
      .orderBy(meetingSides.point);
    return {
      companies: companies.map(({ place, own, their, ...company }) => {
        const [own_arrival, arrival] = [toArrival(own), toArrival(their)];
        return {
          ...company,
          ...(place && { place }),
          ...(own_arrival && { own_arrival }),
          ...(arrival && { arrival }),
        };
      }),
    };
  },
);
