async function command(name: string, settings: Record<string, string> = {}): Promise<void> {
  const address = process.env.E2E_CONTROL;
  if (address === undefined)
    throw new Error('E2E_CONTROL is not set: start the journeys with `node e2e/run.ts`, which can restart the API.');
  const answer = await fetch(`${address}/${name}`, { method: 'POST', body: JSON.stringify(settings) });
  if (!answer.ok) throw new Error(`${name} failed: ${await answer.text()}`);
}

/** Ends the API’s process; the shell and the remotes stay up. */
export const stopApi = () => command('stop-api');

/**
 * Starts it again on the same database; resolves when it answers.
 * @param settings environment variables of this start
 */
export const startApi = (settings?: Record<string, string>) => command('start-api', settings);
