import { UsageError } from '../system/UsageError.ts';
import { describe } from './liveShells.ts';
import type { Registry } from './registry.ts';

/** How many browsers reported in this hour and the last that a build failed to load, to render, or while it ran. */
export interface FailingBuild {
  remote: string;
  build: string;
  people: number;
}

const TIMEOUT_MS = 10_000;
/** A build that has been out longer has shown that it works; what fails then is something else. */
const ON_TRIAL_MS = 24 * 60 * 60_000;

/**
 * Asks the collector of failure reports, which answers GET at the address that browsers post to.
 * @throws {UsageError} when it cannot be read
 */
export async function readFailingBuilds(registry: Registry, token: string): Promise<FailingBuild[]> {
  const address = registry.reports;
  const [shell] = registry.shells ?? [];
  if (address === undefined || !URL.canParse(address, shell))
    throw new UsageError('В реестре не сказано, куда идут сообщения о сбоях: укажите при выпуске --reports <адрес>.');
  const url = new URL(address, shell);
  const answer = await fetch(url, {
    headers: { Authorization: `Bearer ${token}`, Accept: 'application/json' },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((error: unknown) => {
    throw new UsageError(`Сообщения о сбоях не прочитать: ${url.href} недоступен (${describe(error)}).`);
  });
  if (answer.status === 401)
    throw new UsageError(`${url.href} не принимает REPORTS_TOKEN: он должен быть тем же, что у API.`);
  const content: unknown = answer.ok ? await answer.json().catch(() => undefined) : undefined;
  if (!isAnswer(content)) throw new UsageError(`${url.href} отвечает ${answer.status} и не сообщениями о сбоях.`);
  return content.builds;
}

function isAnswer(content: unknown): content is { builds: FailingBuild[] } {
  return typeof content === 'object' && content !== null && 'builds' in content && Array.isArray(content.builds);
}

/**
 * Which of the failing builds to take away: released lately, and reported by too many browsers.
 * @param threshold from how many browsers on
 */
export function findCondemned(
  registry: Registry,
  failing: readonly FailingBuild[],
  { threshold, now }: { threshold: number; now: Date },
): FailingBuild[] {
  return failing.filter(({ remote, build, people }) => {
    if (people < threshold || !Object.hasOwn(registry.remotes, remote)) return false;
    const known = registry.remotes[remote]?.find((line) => line.build === build);
    return known?.releasedAt !== undefined && now.getTime() - Date.parse(known.releasedAt) < ON_TRIAL_MS;
  });
}
