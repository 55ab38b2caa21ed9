/** IndexedDB databases of unsent items, by outbox: chat messages; notes and rejections of invitations. */
export const UNSENT_DATABASES = { messages: 'vstrecha.unsent', invitations: 'vstrecha.unsent.invitations' } as const;

export type OutboxName = keyof typeof UNSENT_DATABASES;

/** Empties the databases, whether or not an outbox is loaded. Does not wait for it: the page may be closing. */
export function forgetUnsent(): void {
  Object.values(UNSENT_DATABASES).forEach(empty);
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
