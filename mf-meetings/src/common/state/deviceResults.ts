import { createAccountStore } from 'shared-api/storage';
import { OUTCOMES, type OwnResult } from '#domain/result';

type Results = ReadonlyMap<string, OwnResult>;

/** Results on this device, for servers without the feature `results`. */
export const deviceResults = createAccountStore<Results>('results', {
  parse: (kept) => new Map(Array.isArray(kept) ? kept.filter(isEntry) : []),
  serialize: (results) => [...results],
});

function isEntry(value: unknown): value is [string, OwnResult] {
  if (!Array.isArray(value) || typeof value[0] !== 'string') return false;
  const result = value[1] as Partial<OwnResult> | null | undefined;
  return OUTCOMES.some((outcome) => outcome === result?.outcome) && typeof result?.note === 'string';
}
