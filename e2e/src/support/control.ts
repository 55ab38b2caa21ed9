import { ownSystem } from './system.ts';

async function command(name: string, settings: Record<string, string> = {}): Promise<void> {
  const answer = await fetch(`${ownSystem().control}/${name}`, { method: 'POST', body: JSON.stringify(settings) });
  if (!answer.ok) throw new Error(`${name} failed: ${await answer.text()}`);
}

/** Ends the API’s process; the shell and the remotes stay up. */
export const stopApi = () => command('stop-api');

/**
 * Starts it again on the same database; resolves when it answers.
 * @param settings environment variables of this start
 */
export const startApi = (settings?: Record<string, string>) => command('start-api', settings);
