import { tryAccess } from './accessMatrix.ts';
import type { Attack } from './attack.ts';
import { VIEWERS } from './viewers.ts';

/** The matrix of calls and viewers, as one attack. */
export const accessAttack: Attack = {
  area: 'Authorization',
  title: 'Every call answers everybody as its x-access says',
  async run({ api }) {
    const rows = await tryAccess(api);
    return {
      breaches: rows.flatMap(({ operation, cells, complaints }) => [
        ...cells
          .filter(({ isKept }) => !isKept)
          .map(({ kind, expected, status }) => `${operation}: ${kind} must be ${expected}, was answered ${status}`),
        ...complaints.map((complaint) => `${operation}: ${complaint}`),
      ]),
      figure: `${rows.length} calls × ${VIEWERS.length} viewers`,
    };
  },
};
