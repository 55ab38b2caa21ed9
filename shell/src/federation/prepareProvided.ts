import { provided, type ProvidedModule } from './provided';

/**
 * Fetches modules of this host that a remote is about to ask for. Failing is no failure: it asks again. `npm run bench` measures what that gives
 * by leaving it out.
 * @param names others than those of the host count for nothing
 * @returns settles when they have come, or will not
 */
export function prepareProvided(names: readonly string[] = []): Promise<unknown> {
  const table: Record<string, ProvidedModule> = provided;
  return Promise.allSettled(
    names.flatMap((name) => {
      const module = Object.hasOwn(table, name) ? table[name] : undefined;
      return module && 'get' in module ? [module.get()] : [];
    }),
  );
}
