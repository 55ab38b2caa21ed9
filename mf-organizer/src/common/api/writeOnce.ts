import { createClientId, mayHaveArrived } from 'shared-api/client';

/** Pauses before the repeats of a write whose answer was lost, in milliseconds. */
const PAUSES_MS = [0, 1000];

/**
 * Makes a write that the server carries out once: while the answer is lost, it is repeated with the same `client_id`,
 * and the server answers a repeat as it answered the first call.
 * @throws the last error, once repeats are over or the server has refused
 */
export async function writeOnce<Answer>(write: (clientId: string) => Promise<Answer>): Promise<Answer> {
  const clientId = createClientId();
  for (const pause of PAUSES_MS) {
    try {
      return await write(clientId);
    } catch (error) {
      if (!mayHaveArrived(error)) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  return write(clientId);
}
