import { administratorOperation } from '#platform/http/operation.ts';
import { requireCompany } from './participantCard.ts';
import { findConsequences } from './participantStates.ts';

export const getConsequences = administratorOperation('getConsequences', async ({ path }, { db, clock }) => {
  await requireCompany(db, path.id);
  return findConsequences({ tx: db, now: clock.now() }, [path.id]);
});
