import { eq } from 'drizzle-orm';
import { cities, countries, users } from '#platform/database/schema.ts';
import { unauthorized } from '#platform/errors/httpError.ts';
import { blockedOperation } from '#platform/http/operation.ts';
import { addActivities, participantColumns } from './participants.ts';

export const getCurrentUser = blockedOperation('getCurrentUser', async ({ viewer }, { db }) => {
  const rows = await db
    .select({
      ...participantColumns(viewer.id),
      email: users.email,
      phone: users.phone,
      firstname: users.firstname,
      lastname: users.lastname,
      registration_step: users.registration_step,
      notify: users.notify,
      storage_total: users.storage_total,
      connection_code: users.connection_code,
      connection_username: users.connection_username,
      connection_chat_id: users.connection_chat_id,
    })
    .from(users)
    .innerJoin(cities, eq(cities.id, users.city_id))
    .innerJoin(countries, eq(countries.id, cities.country_id))
    .where(eq(users.id, viewer.id));
  const [found] = await addActivities(db, rows);
  if (!found) throw unauthorized();
  const { connection_code, connection_username, connection_chat_id, ...user } = found;
  return {
    ...user,
    // Both flags describe a pair of users, so they are false in a user's own data.
    already_communicated: false,
    already_met: false,
    connection: {
      status: connection_chat_id !== null,
      username: connection_username,
      chat_id: connection_chat_id,
      id: connection_code,
    },
  };
});
