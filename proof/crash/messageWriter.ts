import { randomUUID } from 'node:crypto';
import type { Callers } from './crashCalls.ts';
import type { CrashWriter } from './crashWriter.ts';

const PREFIX = 'сообщение перед обрывом № ';

/** Sends messages with a client_id, repeats one that was under way at the crash as a client would, and expects it exactly once. */
export function createMessageWriter(): CrashWriter {
  const acknowledged = new Set<string>();
  const underWay = new Map<string, string>();
  let count = 0;

  async function send({ supplier, customer }: Callers, text: string, client_id: string): Promise<boolean> {
    const answer = await supplier.call('POST', '/api/message', {
      user_id: customer.id,
      text,
      attachments: [],
      client_id,
    });
    if (answer === undefined) return false;
    acknowledged.add(text);
    underWay.delete(text);
    return true;
  }

  return {
    kind: 'messages',
    parallel: 3,
    write(callers) {
      const text = `${PREFIX}${(count += 1)}`;
      const client_id = randomUUID();
      underWay.set(text, client_id);
      return send(callers, text, client_id);
    },
    async verify(callers) {
      const problems: string[] = [];
      for (const [text, client_id] of underWay)
        if (!(await send(callers, text, client_id))) problems.push(`${text}: refused when sent again`);
      const found = new Map<string, number>();
      for (const text of await readTexts(callers)) found.set(text, (found.get(text) ?? 0) + 1);
      for (const text of acknowledged)
        if (found.get(text) !== 1) problems.push(`${text}: there ${found.get(text) ?? 0} times`);
      return problems;
    },
  };
}

async function readTexts({ supplier, customer }: Callers): Promise<string[]> {
  const chat = (await supplier.call('GET', `/api/chat/${customer.id}`)) as { id: number };
  const texts: string[] = [];
  for (let offset: number | undefined; ;) {
    const page = (await supplier.call(
      'GET',
      `/api/chats/${chat.id}/messages?limit=1000${offset ? `&offset=${offset}` : ''}`,
    )) as { messages: { id: number; text: string }[] };
    texts.push(...page.messages.map(({ text }) => text));
    if (page.messages.length < 1000) return texts;
    offset = page.messages[0]?.id;
  }
}
