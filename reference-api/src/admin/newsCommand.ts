import { readFileSync } from 'node:fs';
import { DateTime } from 'luxon';
import { companies } from '#calls/organizer/bulk.ts';
import { addPost, countAudiences, toPost } from '#calls/organizer/newsPosts.ts';
import { ZONE } from '#platform/clock/clock.ts';
import type { Schema } from '#platform/contract/types.ts';
import { actAs, CommandError, confirm, type Means, type Outcome, type Task } from './operator.ts';
import { checkForm, misused, readArguments } from './readArguments.ts';

type Form = Schema<'OrganizerNewsForm'>;

const USAGE =
  'npm run news -- add --title Заголовок (--text Текст | --file новость.txt) [--audience all|Заказчик|Поставщик] [--at 2026-11-20T10:00 | --draft] [--pin 2026-11-25] [--notify] --as admin@example.ru [--yes] [--json]';

const DONE = {
  draft: 'Черновик сохранён',
  scheduled: 'Новость ждёт своего времени',
  published: 'Новость опубликована',
} as const;

/** Adds a news post: at once, at a time, or as a draft. */
export function newsCommand(args: string[]): Task {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean', default: false } as const;
  const { values, positionals } = readArguments(args, USAGE, {
    title: text,
    text,
    file: text,
    audience: { type: 'string', default: 'all' },
    at: text,
    draft: flag,
    pin: text,
    notify: flag,
  });
  if (positionals.join(' ') !== 'add') throw misused('Новость добавляет слово add.', USAGE);
  const { as, yes, json, title, at, draft, pin, notify, file } = values;
  if (title === undefined) throw misused('Не хватает заголовка: --title.', USAGE);
  if (at !== undefined && draft) throw misused('Выберите --at или --draft, не то и другое.', USAGE);
  if ((values.text === undefined) === (file === undefined))
    throw misused('Укажите текст: --text или --file, не то и другое.', USAGE);
  const form = {
    title,
    text: values.text ?? readText(file ?? ''),
    audience: values.audience as Form['audience'],
    publish_at: draft ? null : at === undefined ? 'now' : readTime(at),
    pinned_until: pin ?? null,
    notify,
  };
  checkForm('addNews', form);
  return { json, run: (means) => addNews(means, form, { as, yes }) };
}

async function addNews(
  means: Means,
  form: Form,
  { as, yes }: { as: string | undefined; yes: boolean },
): Promise<Outcome> {
  const change = await actAs(means, as);
  if (form.notify && form.publish_at !== null) {
    const count = (await countAudiences(means.db))[form.audience];
    await confirm(means, `Уведомление получат ${companies(count)}.`, { yes, facts: { companies: count } });
  }
  const post = await change(async (act) => toPost(await addPost(act, form), act.now));
  return { text: `${DONE[post.state]}: «${post.title}», номер ${post.id}.`, json: { post } };
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new CommandError(`Файл «${file}» из --file не читается.`);
  }
}

/** A time without a zone is Moscow's. */
function readTime(text: string): string {
  const at = DateTime.fromISO(text, { zone: ZONE });
  if (!at.isValid) throw new CommandError(`--at должен быть временем вида 2026-11-20T10:00, а указано «${text}».`);
  return at.toJSDate().toISOString();
}
