import { sql, type SQL } from 'drizzle-orm';
import type { Schema } from '#platform/contract/types.ts';
import { selectRows, type Database } from '#platform/database/database.ts';
import { HAS_NO_SLOTS, isIdle } from './participantFilter.ts';

/** Figures of the companies with one type, state and step. */
export interface Facts {
  type: string;
  state: string;
  step: string;
  count: number;
  open: number;
  opened: number;
  invited: number;
  meet: number;
  were_invited: number;
  no_slots: number;
  d3: number;
  d7: number;
  never: number;
}

/** Reads each company's narrow row once. */
export function readFacts(db: Database, now: Date): Promise<Facts[]> {
  const count = (condition: SQL | undefined) => sql`count(*) filter (where ${condition})::int`;
  return selectRows<Facts>(
    db,
    sql`select type, state, step, count(*)::int as count, coalesce(sum(open_slots) filter (where state = 'active' and not only_chat), 0)::int as open,
      ${count(sql`open_slots > 0`)} as opened, ${count(sql`has_invited`)} as invited, ${count(sql`meetings > 0`)} as meet,
      ${count(sql`was_invited`)} as were_invited, ${count(HAS_NO_SLOTS)} as no_slots, ${count(isIdle('d3', now))} as d3, ${count(isIdle('d7', now))} as d7, ${count(isIdle('never', now))} as never
      from company_facts group by type, state, step`,
  );
}

type Sum = Exclude<keyof Facts, 'type' | 'state' | 'step'>;

export const sumOf = (facts: Facts[], name: Sum, isWanted: (row: Facts) => boolean = () => true) =>
  facts.filter(isWanted).reduce((total, row) => total + row[name], 0);

export function toCompanies(facts: Facts[], type: string): Schema<'CompanyCounts'> {
  const own = facts.filter((row) => row.type === type);
  const inState = (state: string) => sumOf(own, 'count', (row) => row.state === state);
  const atStep = (step: string) => sumOf(own, 'count', (row) => row.step === step);
  return {
    total: sumOf(own, 'count'),
    active: inState('active'),
    waiting: inState('waiting'),
    declined: inState('declined'),
    blocked: inState('blocked'),
    step: {
      COMPANY: atStep('COMPANY'),
      FILES: atStep('FILES'),
      MEETINGS: atStep('MEETINGS'),
      FINISHED: atStep('FINISHED'),
    },
  };
}

/** Registered, finished, opened time, invited, meet, were invited. */
export function toFunnel(facts: Facts[], type: string): number[] {
  const own = facts.filter((row) => row.type === type);
  const active = own.filter(({ state }) => state === 'active');
  const steps = ['count', 'opened', 'invited', 'meet', 'were_invited'] as const;
  return [sumOf(own, 'count'), ...steps.map((name) => sumOf(active, name))];
}
