import { request } from '../client/request';
import { serverNow } from '../clock/serverClock';
import type { Invitation, Notice } from '../contract';
import { inOneTab } from '../delivery/tabLock';
import { onRealtime } from '../realtime';
import { createAccountStore } from '../storage/accountStore';
import { compareInvitations, type KnownInvitation } from './compareInvitations';
import { applyRead } from './noticeList';
import type { NoticeList, NoticeSource } from './noticeSource';

interface Kept {
  notices: readonly Notice[];
  /** The invitations of the last reading; `undefined` before the first one. */
  invitations?: readonly KnownInvitation[];
}

const MOST_KEPT = 20;
const READ_OF_EACH_LIST = 50;

const store = createAccountStore<Kept>('notices', {
  parse: (kept) => (isKept(kept) ? kept : { notices: [] }),
  serialize: (kept) => kept,
});

/**
 * For servers without a ledger: compares the invitations with those of the last reading and keeps the last notices on
 * this device. All tabs share them.
 */
export const deviceNotices: NoticeSource = {
  readNewest: (userId) => Promise.resolve(toList(store.read(userId))),
  readOlder: (userId) => Promise.resolve({ ...toList(store.read(userId)), notices: [] }),
  markRead: (userId, what) => {
    store.change(userId, (kept) => ({ ...kept, notices: applyRead(toList(kept), what).notices }));
    return Promise.resolve();
  },
  markShown: () => Promise.resolve(),
  readGroups: () => Promise.resolve({}),
  follow: (userId, onChange) => {
    const stops = [
      store.subscribe(() => onChange({ kind: 'outdated' })),
      // A failed reading is made good by the next one.
      onRealtime(['invitation', 'gap'], () => void compareAgain(userId).catch(() => {})),
    ];
    return () => stops.forEach((stop) => stop());
  },
};

function toList({ notices }: Kept): NoticeList {
  return { notices, unread_count: notices.filter(({ is_read }) => !is_read).length, has_more: false };
}

/** Runs in one tab at a time, so that each difference makes one notice. */
async function compareAgain(userId: number): Promise<void> {
  await inOneTab('vstrecha.notices', async () => {
    const { invitations, reached } = await readInvitations();
    store.change(userId, ({ notices, invitations: before }) => {
      const found = before ? compareInvitations(before, invitations, reached) : [];
      const lastId = notices[0]?.id ?? 0;
      const at = new Date(serverNow()).toISOString();
      const added = found.map((one, index) => ({
        ...one,
        id: lastId + index + 1,
        at,
        is_read: false,
        urgent: false,
      }));
      return { notices: [...added.toReversed(), ...notices].slice(0, MOST_KEPT), invitations };
    });
  });
}

async function readInvitations(): Promise<{ invitations: KnownInvitation[]; reached: number }> {
  const pages = await Promise.all(
    (['incoming', 'outgoing'] as const).flatMap((direction) =>
      [false, true].map(async (isMove) => {
        const { invitations, pages: count } = await request('get', `/api/invitations/${direction}`, {
          query: { limit: READ_OF_EACH_LIST, page: 1, is_move: isMove ? 1 : 0 },
        });
        const known = invitations.map((one) => toKnown(one, direction, isMove));
        return { known, reached: count > 1 ? Math.min(...known.map(({ id }) => id)) : 0 };
      }),
    ),
  );
  return {
    invitations: pages.flatMap(({ known }) => known),
    reached: Math.max(...pages.map(({ reached }) => reached)),
  };
}

function toKnown(
  { id, user_id, company, date, point, _date, _point, status, reason, text }: Invitation,
  direction: KnownInvitation['direction'],
  isMove: boolean,
): KnownInvitation {
  return {
    ...{ id, user_id, company, date, point, _date, _point, status, direction, isMove },
    ...(reason !== undefined && { reason }),
    ...(text !== undefined && { text }),
  };
}

/** Written by this version or an earlier one, or broken by hand. */
function isKept(kept: unknown): kept is Kept {
  return (
    typeof kept === 'object' &&
    kept !== null &&
    'notices' in kept &&
    Array.isArray(kept.notices) &&
    kept.notices.every((one: unknown) => typeof one === 'object' && one !== null && 'kind' in one && 'href' in one)
  );
}
