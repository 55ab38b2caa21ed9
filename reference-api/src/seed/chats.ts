import type { chats, chatSides, messages } from '#platform/database/schema.ts';
import type { Cast, UserRow } from './cast.ts';
import { DIALOGUES, ITEMS, SMALL_TALK } from './data/dialogues.ts';
import type { Random } from './random.ts';

type ChatRow = typeof chats.$inferInsert & { id: number };
type MessageRow = typeof messages.$inferInsert;

const MINUTE_MS = 60_000;
const LONG_CHAT_TURNS = 155;

interface Plan {
  supplier: UserRow;
  customer: UserRow;
  /** The user who has not seen the last message. */
  unseenBy?: UserRow;
  turns: number;
}

/** Chats of the demo accounts and a few others; ids of messages grow with time across all chats. */
export function makeChats(random: Random, cast: Cast, now: Date) {
  const plans = random.sample(planChats(random, cast), Number.MAX_SAFE_INTEGER);
  const chatRows: ChatRow[] = [];
  const written: MessageRow[] = [];
  const sides: (typeof chatSides.$inferInsert)[] = [];
  for (const [index, plan] of plans.entries()) {
    const { supplier, customer } = plan;
    const chat = {
      id: index + 1,
      low_id: Math.min(supplier.id, customer.id),
      high_id: Math.max(supplier.id, customer.id),
    };
    chatRows.push(chat);
    // Chats further down the list are older.
    const end = now.getTime() - (3 + index * index * 7 + random.int(0, 20)) * MINUTE_MS;
    written.push(...writeMessages(random, chat.id, plan, end));
  }
  const messageRows = written
    .sort((one, other) => one.created_at.getTime() - other.created_at.getTime())
    .map((row, index) => ({ ...row, id: index + 1 }));
  const lastMessages = new Map(messageRows.map((message) => [message.chat_id, message]));
  for (const [index, { supplier, customer, unseenBy }] of plans.entries()) {
    const last = lastMessages.get(index + 1);
    if (!last) continue;
    const side = { chat_id: index + 1, last_message_id: last.id, updated_at: last.created_at };
    sides.push({ ...side, user_id: supplier.id, partner_id: customer.id, is_seen: unseenBy !== supplier });
    sides.push({ ...side, user_id: customer.id, partner_id: supplier.id, is_seen: unseenBy !== customer });
  }
  return { chats: chatRows, messages: messageRows, chatSides: sides };
}

function planChats(random: Random, { supplier, customer, chatOnly, agency, suppliers, customers }: Cast): Plan[] {
  // More than twenty unseen, so that the badge reads 20+.
  const ofSupplier = random
    .sample(customers, 32)
    .map((partner, index) => ({ supplier, customer: partner, turns: 1, ...(index < 22 && { unseenBy: supplier }) }));
  const ofCustomer = random
    .sample(suppliers, 14)
    .map((partner, index) => ({ supplier: partner, customer, turns: 1, ...(index < 4 && { unseenBy: customer }) }));
  const ofChatOnly = random.sample(suppliers, 6).map((partner, index) => ({
    supplier: partner,
    customer: chatOnly,
    turns: 1,
    ...(index < 2 && { unseenBy: chatOnly }),
  }));
  const ofAgency = random.sample(suppliers, 4).map((partner, index) => ({
    supplier: partner,
    customer: agency,
    turns: 1,
    ...(index < 1 && { unseenBy: agency }),
  }));
  const ofOthers = random
    .sample(suppliers, 5)
    .map((partner) => ({ supplier: partner, customer: random.pick(customers), turns: 1 }));
  return [
    ...ofSupplier,
    ...ofCustomer,
    ...ofChatOnly,
    ...ofAgency,
    ...ofOthers,
    { supplier, customer, turns: LONG_CHAT_TURNS },
  ];
}

function writeMessages(random: Random, chatId: number, plan: Plan, end: number): MessageRow[] {
  const lines = plan.turns > 1 ? longTalk(random, plan) : shortTalk(random, plan);
  let at = end;
  const newestFirst = lines.reverse().map(({ author, text }) => {
    const message = { chat_id: chatId, user_id: author.id, text, created_at: new Date(at) };
    at -= random.int(1, random.chance(0.1) ? 900 : 25) * MINUTE_MS;
    return message;
  });
  return newestFirst.reverse();
}

interface Line {
  author: UserRow;
  text: string;
}

function shortTalk(random: Random, { supplier, customer, unseenBy }: Plan): Line[] {
  const item = random.pick(ITEMS);
  const lines = random.pick(DIALOGUES).map((line) => ({
    author: line.startsWith('С') ? supplier : customer,
    text: line.slice(2).replaceAll('{item}', item),
  }));
  // Only a message of the other participant can be unseen.
  const cut = lines.findLastIndex(({ author }) => author !== unseenBy);
  return unseenBy ? lines.slice(0, cut + 1) : lines;
}

function longTalk(random: Random, { supplier, customer, turns }: Plan): Line[] {
  return Array.from({ length: turns }, (): Line[] => {
    const [question, answer] = random.pick(SMALL_TALK);
    const [asking, answering] = random.chance(0.6) ? [customer, supplier] : [supplier, customer];
    return [
      { author: asking, text: question },
      { author: answering, text: answer },
    ];
  }).flat();
}
