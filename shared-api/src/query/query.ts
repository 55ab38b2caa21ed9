/** What is known of one resource of the server. Every hook that reads gives this; `Loaded` of shared-ui draws it. */
export interface Query<Data> {
  /** The last answer. It stays when reading it again fails. */
  data: Data | undefined;
  /** With `keepsPrevious`: the last answer to another key, for as long as there is none to this one. */
  previous: Data | undefined;
  /** Why the last reading failed; it stays until one succeeds. */
  error: unknown;
  /** `error` as a sentence for people. */
  reason: string | undefined;
  /** There is no answer yet, and the server is being asked: at first, or again after a failure. */
  isLoading: boolean;
  /** Asks the server again; settles with what is known then, and never rejects. */
  reload: () => Promise<Data | undefined>;
}

type DataOf<Queries extends readonly Query<unknown>[]> = {
  [Index in keyof Queries]: Queries[Index] extends Query<infer Data> ? Data : never;
};

/** Several resources as one that is there when all of them are. `reload` asks again for those that are not. */
export function joinQueries<const Queries extends readonly Query<unknown>[]>(
  ...queries: Queries
): Query<DataOf<Queries>> {
  const missing = queries.filter(({ data }) => data === undefined);
  const failed = missing.find(({ error }) => error !== undefined);
  const whole = (list: readonly unknown[]) => (list.includes(undefined) ? undefined : (list as DataOf<Queries>));
  return {
    data: whole(queries.map(({ data }) => data)),
    previous: whole(queries.map(({ data, previous }) => data ?? previous)),
    error: failed?.error,
    reason: failed?.reason,
    isLoading: missing.some(({ isLoading }) => isLoading),
    reload: async () => whole(await Promise.all(queries.map(async ({ data, reload }) => data ?? reload()))),
  };
}
