import { provided, type ProvidedModule } from './provided';

/**
 * Fetches modules of this host that a remote is about to ask for. Failing is no failure: it asks again. `npm run bench` measures what that gives
 * by leaving it out.
 * @param names others than those of the host count for nothing
 */
export function prepareProvided(names: readonly string[] = []): void {
  const table: Record<string, ProvidedModule> = provided;
  for (const name of names) {
    const module = Object.hasOwn(table, name) ? table[name] : undefined;
    if (module && 'get' in module) module.get().catch(() => {});
  }
}
