/**
 * Members of `Query` that the type of `joinQueries` depends on. A new member goes into `Query`: here it would change that
 * type, and builds compiled before would no longer fit the shell.
 */
interface QueryState<Data> {
  /** The last response. It stays when a later fetch fails. */
  data: Data | undefined;
  /** With `keepsPrevious`: the last response of the former key, until this key has one. */
  previous: Data | undefined;
  /** The last failure; it stays until a fetch succeeds. */
  error: unknown;
  reason: string | undefined;
  /** The first response is still loading, at first or again after a failure. */
  isLoading: boolean;
  /** Fetches again; settles with the data then cached, and never rejects. */
  reload: () => Promise<Data | undefined>;
}

/** State of one resource of the server, returned by every reading hook; `Loaded` of shared-ui renders it. */
export interface Query<Data> extends QueryState<Data> {
  /** Code of a failure of the server, for the organizers. */
  code?: string | undefined;
}

type DataOf<Queries extends readonly Query<unknown>[]> = {
  [Index in keyof Queries]: Queries[Index] extends QueryState<infer Data> ? Data : never;
};

/** Combines queries: data is available when all have it, and `reload` fetches only those without. */
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
    code: failed?.code,
    isLoading: missing.some(({ isLoading }) => isLoading),
    reload: async () => whole(await Promise.all(queries.map(async ({ data, reload }) => data ?? reload()))),
  };
}
