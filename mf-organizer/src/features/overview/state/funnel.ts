import type { Schema } from 'shared-api/contract';
import { texts } from '../texts';

/** A figure of the companies' way to a meeting, with its share of those who registered. */
interface FunnelFact {
  name: string;
  count: number;
  percent: number;
}

/** The lines of the companies' way; one with two figures is a fork. */
export function funnelLines({
  Поставщик: suppliers,
  Заказчик: customers,
}: Schema<'Overview'>['funnel']): readonly (readonly FunnelFact[])[] {
  const countAt = (at: number) => (suppliers[at] ?? 0) + (customers[at] ?? 0);
  const all = countAt(0);
  const fact = (name: string, at: number) => {
    const count = countAt(at);
    return { name, count, percent: all === 0 ? 0 : Math.round((count / all) * 100) };
  };
  const { steps } = texts;
  // A former server does not tell how many were invited.
  const others = suppliers.length > 5 ? [fact(steps.wereInvited, 5)] : [];
  return [
    [fact(steps.registered, 0)],
    [fact(steps.finished, 1)],
    [fact(steps.opened, 2)],
    [fact(steps.invited, 3), ...others],
    [fact(steps.meet, 4)],
  ];
}
