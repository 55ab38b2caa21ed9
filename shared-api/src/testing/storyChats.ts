import type { Chat, ChatWithUser, IncomingMessage, Message } from '../contract';
import { fixtures } from '../fixtures';
import { storyCompanies, storyCompany } from './storyCompanies';

const OWN_ID = 1;
const texts = [
  'Добрый день! Видели ваши термосы в каталоге. Сделаете 300 штук к 15 декабря?',
  'Здравствуйте! Да, успеем. Нанесение в один цвет или в два?',
  'В два. Макет пришлю завтра.',
  'Хорошо, жду. Цена за тираж — 186 000 ₽ с доставкой.',
  'Посмотрите ещё наш сайт: https://severny-veter.example — там фирменные цвета.',
  'Спасибо, учтём. Предлагаю обсудить образцы на встрече завтра в 10:30.',
  'Договорились! А коробки у вас тоже есть?',
];

export const storyChats: readonly Chat[] = storyCompanies.slice(0, 9).map(({ id, company }, index) =>
  fixtures.chat({
    id: id + 100,
    user_id: id,
    company,
    seen: index > 1,
    last_message: index === 3 ? '' : (texts.at(-1 - index) ?? 'Спасибо, до встречи!'),
    attachments: index === 3 ? 2 : 0,
    updated_at: new Date(Date.UTC(2026, 10, 23, 8, 55) - index * 5 * 3_600_000).toISOString(),
  }),
);

export function storyChatWith(userId: number): ChatWithUser {
  const chat = storyChats.find(({ user_id }) => user_id === userId);
  if (chat) return chat;
  const { company, avatar } = storyCompany(userId);
  return { ...fixtures.chat({ user_id: userId, company, avatar, last_message: '' }), id: null, updated_at: null };
}

export function storyMessages(chatId: number): Message[] {
  const userId = chatId - 100;
  return texts.map((text, index) =>
    fixtures.message({
      id: chatId * 1000 + index,
      chat_id: chatId,
      user_id: index % 2 ? OWN_ID : userId,
      text,
      created_at: new Date(Date.UTC(2026, 10, 23, 8, 55) - (texts.length - 1 - index) * 4 * 3_600_000).toISOString(),
      attachments:
        index === 3 ? [{ id: 1, url: '/', filename: 'Расчёт тиража.pdf', filesize: 482_304, is_deleted: false }] : [],
    }),
  );
}

export const storyIncoming = (limit: number): IncomingMessage[] =>
  storyChats.slice(0, limit).map(({ id, user_id, company, avatar, last_message, updated_at }) =>
    fixtures.incomingMessage({
      id,
      chat_id: id,
      user_id,
      company,
      avatar,
      text: last_message,
      created_at: updated_at,
    }),
  );
