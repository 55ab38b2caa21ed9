/** IndexedDB database in which the messenger keeps what is not sent yet. */
export const UNSENT_DATABASE = 'vstrecha.unsent';

/** Empties the database, whether or not the messenger is loaded. Nobody waits for it: the page may be on its way out. */
export function forgetUnsent(): void {
  try {
    const opening = indexedDB.open(UNSENT_DATABASE);
    // It was never made, and only whoever keeps something makes it.
    opening.onupgradeneeded = () => opening.transaction?.abort();
    opening.onsuccess = () => {
      const { result: database } = opening;
      const stores = [...database.objectStoreNames];
      if (stores.length > 0) {
        const transaction = database.transaction(stores, 'readwrite');
        for (const name of stores) transaction.objectStore(name).clear();
      }
      database.close();
    };
  } catch {
    // There is no database here, so nothing was kept.
  }
}
