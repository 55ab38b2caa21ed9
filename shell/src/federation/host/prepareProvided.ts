import { byName } from './provided';

/**
 * Prefetches modules of this host that a remote is about to import. Failures are ignored, since the import fetches
 * again. `npm run proof bench` measures the gain by leaving this out.
 * @param names names of other modules are ignored
 * @returns settles when all have loaded or failed
 */
export function prepareProvided(names: readonly string[] = []): Promise<unknown> {
  return Promise.allSettled(
    names.flatMap((name) => {
      const module = Object.hasOwn(byName, name) ? byName[name] : undefined;
      return module && 'get' in module ? [module.get()] : [];
    }),
  );
}
