import { readFileSync } from 'node:fs';
import { Option } from '@commander-js/extra-typings';
import { DateTime } from 'luxon';
import { quotedName } from 'shared-api/text';
import { companies } from '#calls/organizer/bulk.ts';
import { addPost, countAudiences, toPost } from '#calls/organizer/newsPosts.ts';
import { ZONE } from '#platform/clock/clock.ts';
import type { Schema } from '#platform/contract/types.ts';
import { checkForm } from './checkForm.ts';
import { examples, type Program } from './commandLine.ts';
import { actAs, CommandError, confirm, type Means, type Outcome, type TakeTask } from './operator.ts';
import { decodeText } from './readText.ts';

type Form = Schema<'OrganizerNewsForm'>;

const DONE = {
  draft: 'Черновик сохранён',
  scheduled: 'Новость ждёт своего времени',
  published: 'Новость опубликована',
} as const;

/** Adds a news post: at once, at a time, or as a draft. */
export function addNewsCommand(program: Program, take: TakeTask): void {
  const news = program.command('news').description('Публикует новости.');
  news
    .command('add')
    .description('Публикует новость: сразу, в назначенное время или черновиком.')
    .requiredOption('--title <заголовок>', 'заголовок')
    .option('--text <текст>', 'текст')
    .addOption(new Option('--file <файл>', 'файл с текстом').conflicts('text'))
    .addOption(
      new Option('--audience <кому>', 'кто её видит').choices(['all', 'Заказчик', 'Поставщик']).default('all' as const),
    )
    .option('--at <время>', 'когда опубликовать, по Москве: 2026-11-20T10:00')
    .addOption(new Option('--draft', 'только сохранить').conflicts('at'))
    .option('--pin <день>', 'до какого дня держать сверху: 2026-11-25')
    .option('--notify', 'уведомить тех, кто её видит', false)
    .addHelpText('after', examples('news add --title Начало --file news.txt --notify --as boss@example.ru'))
    .action(({ title, text, file, audience, at, draft, pin, notify }, command) => {
      const { as, yes } = command.optsWithGlobals();
      if (text === undefined && file === undefined) throw new CommandError('Не хватает текста: --text или --file.');
      const form = {
        title,
        text: text ?? readText(file ?? ''),
        audience,
        publish_at: draft ? null : at === undefined ? 'now' : readTime(at),
        pinned_until: pin ?? null,
        notify,
      };
      const stored = checkForm('addNews', form);
      take({ run: (means) => addNews(means, stored, { as, yes }) });
    });
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
  return { text: `${DONE[post.state]}: ${quotedName(post.title)}, номер ${post.id}.`, json: { post } };
}

function readText(file: string): string {
  try {
    return decodeText(readFileSync(file));
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
