/** Outboxes: chat messages; notes and rejections of invitations; answers and other writes about meetings. */
const OUTBOXES = ['messages', 'invitations', 'meetings'] as const;

export type OutboxName = (typeof OUTBOXES)[number];

/** Name of an outbox in browsers, where messages came first. */
export const unsentName = (name: OutboxName): string => (name === 'messages' ? 'unsent' : `unsent.${name}`);

/** IndexedDB database of an outbox. */
export const unsentDatabase = (name: OutboxName): string => `vstrecha.${unsentName(name)}`;

/** Empties the databases, whether or not an outbox is loaded. Does not wait for it: the page may be closing. */
export function forgetUnsent(): void {
  OUTBOXES.forEach((name) => empty(unsentDatabase(name)));
}

function empty(name: string): void {
  try {
    const opening = indexedDB.open(name);
    // The database does not exist; only code that stores items creates it.
    opening.onupgradeneeded = () => opening.transaction?.abort();
    opening.onsuccess = () => {
      const { result: database } = opening;
      const stores = [...database.objectStoreNames];
      if (stores.length > 0) {
        const transaction = database.transaction(stores, 'readwrite');
        for (const store of stores) transaction.objectStore(store).clear();
      }
      database.close();
    };
  } catch {
    // Without IndexedDB the database does not exist.
  }
}
