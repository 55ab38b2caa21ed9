import { and, eq } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import { users } from '#platform/database/schema.ts';
import { forbidden, notFound } from '#platform/errors/httpError.ts';
import { isVisible } from '../users/participants.ts';

export interface Party {
  id: number;
  type: 'Заказчик' | 'Поставщик';
  company: string;
  only_chat: boolean;
  is_admin: boolean;
  is_blocked: boolean;
}

async function findParty(tx: Database, id: number): Promise<Party | undefined> {
  const [party] = await tx
    .select({
      id: users.id,
      type: users.type,
      company: users.company,
      only_chat: users.only_chat,
      is_admin: users.is_admin,
      is_blocked: users.is_blocked,
    })
    .from(users)
    .where(and(eq(users.id, id), isVisible));
  return party;
}

/**
 * Loads the sender inside the transaction, because they may have become chat-only or blocked since the request arrived.
 * @throws HttpError 403 when they cannot take part in meetings
 */
export async function requireInviter(tx: Database, id: number): Promise<Party> {
  const sender = await findParty(tx, id);
  if (!sender || sender.is_blocked) throw forbidden('Ваша учётная запись заблокирована.');
  if (sender.is_admin) throw forbidden('Администратор не участвует во встречах.');
  if (sender.only_chat) throw forbidden('В режиме «только чат» встречи недоступны.');
  return sender;
}

/**
 * Loads the recipient.
 * @throws HttpError 404 when they are invisible to others, an administrator or the sender, 403 when the two may not meet
 */
export async function requireInvitee(tx: Database, sender: Party, id: number): Promise<Party> {
  const recipient = await findParty(tx, id);
  if (!recipient || recipient.is_admin || recipient.id === sender.id) throw notFound('Участник не найден.');
  if (recipient.is_blocked) throw forbidden('Данный пользователь заблокирован.');
  if (recipient.type === sender.type) throw forbidden('Встречи возможны только между поставщиками и заказчиками.');
  if (recipient.only_chat) throw forbidden('Участник общается только в чате, встреча невозможна.');
  return recipient;
}
