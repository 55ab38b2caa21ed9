/** What `/registry.json` answered, not looked at yet. */
export interface RegistryAnswer {
  /** HTTP status. */
  status: number;
  /** The JSON of a good answer; undefined for anything else. */
  content: unknown;
}

let asked: Promise<RegistryAnswer> | undefined;

/** Forgets the registry, so that the next attempt sees what has been released or repaired meanwhile. */
export function forgetRegistry(): void {
  asked = undefined;
}

/**
 * Asks what is released now; once, until it is forgotten. Reading the answer is registry.ts's: this half comes with the first screen, so
 * that the question is under way while the other is fetched.
 * @throws {Error} when there is no answer
 */
export function requestRegistry(): Promise<RegistryAnswer> {
  asked ??= fetchRegistry().catch((error: unknown) => {
    forgetRegistry();
    throw error;
  });
  return asked;
}

async function fetchRegistry(): Promise<RegistryAnswer> {
  const response = await fetch('/registry.json', { cache: 'no-cache', signal: AbortSignal.timeout(10_000) });
  return { status: response.status, content: response.ok ? await response.json().catch(() => undefined) : undefined };
}
