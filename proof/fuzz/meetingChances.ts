import type { OperationId } from 'reference-api/platform/contract/types';
import type { Chance, Scene } from './chance.ts';

const SLOT = { date: '2026-11-25', point: '10:00' };
/** Begins at NOON. */
const NOW_SLOT = { date: '2026-11-21', point: '12:00' };

/** Successful requests about a meeting of `me` with the other one. */
export const MEETING_CHANCES: Partial<Record<OperationId, (scene: Scene) => Promise<Chance> | Chance>> = {
  deleteMeeting: meeting,
  cancelMeeting: meeting,
  getMeeting: async ({ api, me, other }) => ({
    path: { id: await api.createMeeting(me, other, SLOT.date, SLOT.point) },
  }),
  saveMeetingResult: async (scene) => ({
    path: { id: await held(scene) },
    body: { outcome: 'agreed', who_missed: undefined, next_at: null },
  }),
  proposeAgreement: async (scene) => {
    const id = await held(scene);
    await scene.api.call(scene.me, 'PUT', `/api/meetings/${id}/result`, { outcome: 'agreed' });
    return { path: { id }, body: { text: 'Двадцать тысяч кружек', version: 0 } };
  },
  confirmAgreement: async (scene) => {
    const id = await held(scene);
    await scene.api.call(scene.other, 'PUT', `/api/meetings/${id}/result`, { outcome: 'agreed' });
    await scene.api.call(scene.other, 'PUT', `/api/meetings/${id}/agreement`, { text: 'Двадцать тысяч', version: 0 });
    return { path: { id }, body: { version: 1 } };
  },
  getOpenings: () => ({ query: SLOT }),
  saveWish: ({ other }) => ({ path: { id: other.id } }),
  deleteWish: ({ other }) => ({ path: { id: other.id } }),
  saveArrival: async ({ api, me, other }) => ({
    path: { id: await api.createMeeting(me, other, NOW_SLOT.date, NOW_SLOT.point) },
    body: { state: 'late', minutes: 10 },
  }),
};

async function meeting({ api, me, other }: Scene): Promise<Chance> {
  await api.createMeeting(me, other, SLOT.date, SLOT.point);
  return { query: SLOT };
}

/** A meeting that has ended. */
const held = ({ api, me, other }: Scene): Promise<number> => api.createMeeting(me, other, '2026-11-20', SLOT.point);
