import { and, eq } from 'drizzle-orm';
import type { AnswerOf, OperationId } from '../contract/types.ts';
import { organizerAnswers } from '../database/schema.ts';
import { organize, type Organizing } from '../journal/organize.ts';
import type { Viewer } from '../sessions/sessions.ts';
import type { AppContext } from './context.ts';
import { administratorOperation, type OperationOptions, type OperationRequest } from './operation.ts';

type Handler<Id extends OperationId> = (
  request: OperationRequest<Id, Viewer>,
  act: Organizing,
  context: AppContext,
) => Promise<AnswerOf<Id>>;

/**
 * A call by which an administrator changes something: one transaction with its journal entry. A repeat with the same `client_id`
 * only gets the first answer.
 */
export const organizerOperation = <Id extends OperationId>(id: Id, handler: Handler<Id>, options?: OperationOptions) =>
  administratorOperation(
    id,
    (request, context) =>
      organize(context, request.viewer.id, async (act) => {
        const client_id = clientIdOf(request.body);
        if (client_id === undefined) return handler(request, act, context);
        const key = { actor_id: request.viewer.id, call: id, client_id };
        const earlier = await beginOnce(act, key);
        if (earlier) {
          act.unchanged();
          return earlier.answer as AnswerOf<Id>;
        }
        const answer = await handler(request, act, context);
        await act.tx.update(organizerAnswers).set({ answer }).where(isOf(key));
        return answer;
      }),
    { ...options, isJournaled: true },
  );

type Key = Pick<typeof organizerAnswers.$inferSelect, 'actor_id' | 'call' | 'client_id'>;

const isOf = ({ actor_id, call, client_id }: Key) =>
  and(
    eq(organizerAnswers.actor_id, actor_id),
    eq(organizerAnswers.call, call),
    eq(organizerAnswers.client_id, client_id),
  );

function clientIdOf(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null || !('client_id' in body)) return undefined;
  return typeof body.client_id === 'string' ? body.client_id : undefined;
}

/** Claims a client_id; a concurrent request with the same one waits here. @returns the earlier answer, if there is one */
async function beginOnce({ tx, now }: Organizing, key: Key): Promise<{ answer: unknown } | undefined> {
  const claimed = await tx
    .insert(organizerAnswers)
    .values({ ...key, at: now })
    .onConflictDoNothing()
    .returning({ at: organizerAnswers.at });
  if (claimed.length > 0) return undefined;
  const [earlier] = await tx.select({ answer: organizerAnswers.answer }).from(organizerAnswers).where(isOf(key));
  return earlier;
}
