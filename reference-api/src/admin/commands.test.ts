import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, beforeEach, test } from 'node:test';
import { asc, eq, sql } from 'drizzle-orm';
import { writeCsv } from 'shared-api/csv';
import { readConfig } from '#platform/config/config.ts';
import * as schema from '#platform/database/schema.ts';
import { createPasswords } from '#platform/passwords/passwords.ts';
import { openScene } from '#testing/scene.ts';
import { NOON, TEST_PASSWORD_COST } from '#testing/testApp.ts';
import { answerOf } from './commands.ts';
import type { Means } from './operator.ts';
import { readTable } from './readTable.ts';

const { api, supplier, customer } = await openScene();
const admin = await api.createUser({ is_admin: true, email: 'boss@company.example' });
const folder = mkdtempSync(join(tmpdir(), 'vstrecha-commands-'));
after(() => rmSync(folder, { recursive: true }));

// The scene's rows have explicit ids, which the sequences would repeat.
for (const table of ['countries', 'cities'])
  await api.db.execute(sql`select setval(pg_get_serial_sequence(${table}, 'id'), 1000)`);

const said: string[] = [];
let ask: Means['ask'];
beforeEach(async () => {
  await api.db.delete(schema.organizerJournal);
  said.length = 0;
  ask = undefined;
});

/** Runs a command in the administrator's name; `--as` and `--json` are added. */
const run = (line: string, ...more: string[]) => runAs('Boss@company.example', line, ...more);

async function runAs(email: string | undefined, line: string, ...more: string[]) {
  const words = [...line.split(' '), ...more, '--json', ...(email ? ['--as', email] : [])];
  const means: Means = {
    db: api.db,
    push: api.push,
    passwords: createPasswords(TEST_PASSWORD_COST),
    clock: { now: () => new Date(NOON) },
    settings: {},
    say: (sentence) => said.push(sentence),
    ask,
  };
  const { output, ...answer } = await answerOf(words, (task) => task.run(means));
  return { ...answer, json: JSON.parse(output) as Record<string, unknown> };
}

const refused = (sentence: string, facts: object = {}) => ({
  code: 2,
  sentence,
  json: { error: sentence, ...facts },
});
const entries = () =>
  api.db
    .select({
      actor: schema.organizerJournal.actor_id,
      action: schema.organizerJournal.action,
      title: schema.organizerJournal.title,
    })
    .from(schema.organizerJournal)
    .orderBy(asc(schema.organizerJournal.id));
const stateOf = async ({ id }: { id: number }) =>
  (await api.db.select().from(schema.users).where(eq(schema.users.id, id)))[0]?.state;
const write = (name: string, text: string | Uint8Array) => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};

test('saves the event, notes who did it, tells open pages [OPS-10]', async () => {
  const shown = await runAs(undefined, 'event');
  assert.deepEqual([shown.code, (shown.json['event'] as { dateend: string }).dateend], [0, '2026-12-04']);
  assert.deepEqual(await entries(), []);

  const { code, json } = await run('event --to 2026-12-10 --venue Экспоцентр');
  const { dateend, venue } = json['event'] as Record<string, string>;
  assert.deepEqual([code, dateend, venue], [0, '2026-12-10', 'Экспоцентр']);
  assert.deepEqual(await entries(), [{ actor: admin.id, action: 'event', title: '' }]);
  assert.deepEqual(api.pushed, [{ channel: 'private-all', event: 'site', data: { what: 'event' } }]);
});

test('cancels meetings outside new dates only when confirmed [OPS-10]', async () => {
  await api.createMeeting(supplier, customer, '2026-11-30', '10:00');
  const line = 'event --to 2026-11-25';
  const sentence = 'Вне новых дат останутся 1 встреча. Они отменятся, участники узнают.';
  const facts = { meetings: 1, invitations: 0 };
  assert.deepEqual(await run(line), refused(`${sentence} Добавьте --yes, если это и нужно.`, facts));
  const questions: string[] = [];
  ask = async (question) => questions.push(question) > 1;
  assert.deepEqual(await run(line), refused('Отменено: всё осталось как было.', facts));
  assert.equal(await api.db.$count(schema.meetings), 1);

  assert.deepEqual((await run(line)).json['cancelled'], facts);
  assert.deepEqual(questions, Array(2).fill(`${sentence} Продолжить?`));
  assert.equal(await api.db.$count(schema.meetings), 0);

  await api.createMeeting(supplier, customer, '2026-11-24', '10:00');
  assert.deepEqual((await run('event --to 2026-11-23 --yes')).json['cancelled'], facts);
  assert.deepEqual(said, [sentence]);
});

test('refuses changes of anyone but an administrator [OPS-10]', async () => {
  const line = 'event --to 2026-12-09';
  assert.deepEqual(await runAs(undefined, line), refused('Укажите, кто это делает: --as с почтой администратора.'));
  for (const email of [supplier.email, 'nobody@company.example'])
    assert.deepEqual(await runAs(email, line), refused(`«${email}» не почта администратора: укажите её в --as.`));
  assert.deepEqual(await entries(), []);
});

test('answers bad input with one sentence and code 2 [OPS-10]', async () => {
  const lines = [
    'event --form 2026-11-20',
    'event --from завтра',
    'event --from 2026-02-30',
    'event --from 2026-12-10 --to 2026-12-01',
    'event now',
    'settings --catalog yes',
    'accounts',
    'accounts remove',
    'accounts list --state busy',
    'accounts list --type Гость',
    'accounts list --limit 0',
    'accounts activate',
    'accounts block boss@company.example',
    'accounts block nobody@company.example --reason Спам',
    `accounts block ${supplier.email} --yes --reason \u200B\u3164`,
    `accounts block ${supplier.email} --yes --reason ${'а'.repeat(301)}`,
    'accounts unblock #999999',
    'news add --title Начало',
    'news add --title Начало --text Завтра --at вчера',
    'news add --title Начало --text Завтра --audience Гостям',
    'news add --title Начало --file /missing.txt',
    `news add --text Завтра --title ${'а'.repeat(121)}`,
    'news --title Начало --text Завтра',
    'catalogue import',
    'catalogue import --cities /missing.csv',
    'backup',
  ];
  for (const line of lines) {
    const { code, sentence = '' } = await run(line);
    assert.equal(code, 2, line);
    assert.match(sentence, /^[^\n]*[а-я][^\n]*$/, line);
  }
  assert.deepEqual(await entries(), []);
});

test('explains every command by --help in Russian [OPS-10]', async () => {
  const help = async (line: string) => {
    const { code, output } = await answerOf([...line.split(' ').filter(Boolean), '--help'], () => {
      throw new Error('Help needs no database.');
    });
    assert.equal(code, 0);
    // Commander's own words would be English ones with an upper-case letter or in brackets.
    assert.doesNotMatch(output, /^[A-Z]|\[(options|command)|\((default|choices)/m, line);
    return output;
  };
  assert.match(await help(''), /Команды:\n {2}event .*[а-я]/);
  const leaves = ['event', 'accounts list', 'accounts activate', 'accounts block', 'accounts unblock'];
  for (const line of [...leaves, 'news add', 'settings', 'catalogue import', 'admin'])
    assert.match(
      await help(line),
      new RegExp(`^Команда: npm run operator -- ${line} [^]*Параметры:[^]*Примеры:\n {2}npm run operator -- ${line}`),
    );
  assert.match(await help('accounts'), /Команды:\n {2}list .*[а-я]/);
});

test('suggests what a typing mistake meant [OPS-10]', async () => {
  for (const [line, meant] of [
    ['evnt', 'event'],
    ['accounts lst', 'list'],
    ['event --form 2026-11-20', '--from'],
    ['catalogue import --cites a.csv', '--cities'],
  ] as const)
    assert.match(
      (await run(line)).sentence ?? '',
      new RegExp(`^[^\n]+ нет\\. Возможно, вы имели в виду ${meant}\\. Подробнее: npm run operator -- .*--help\\.$`),
    );
});

test('names an option that npm kept for itself [OPS-10]', async (context) => {
  const before = { ...process.env };
  context.after(() => (process.env = before));
  Object.assign(process.env, { npm_lifecycle_event: 'operator', npm_config_from: 'true' });
  for (const line of ['event', 'event 2026-11-20'])
    assert.match((await run(line)).sentence ?? '', /^npm забрал «--from» себе: поставьте -- перед параметрами\./);
});

test('adds an administrator with a generated password [OPS-10]', async () => {
  const contacts = ['--email', 'second@company.example', '--phone', '+7 495 123-45-69'];
  const { code, json } = await runAs(undefined, 'admin --generate', ...contacts);
  assert.equal(code, 0);
  const login = { login: json['email'], password: json['password'] };
  assert.equal((await api.call(null, 'POST', '/api/auth/login', login)).status, 200);
  assert.deepEqual(
    await runAs(undefined, 'admin --generate', ...contacts),
    refused('Аккаунт с почтой second@company.example уже есть.'),
  );
});

test('activates waiting companies by e-mail, number or all [OPS-10]', async () => {
  const waiting = () => api.createUser({ is_activated: false, registration_step: 'COMPANY' });
  const [one, two, three] = [await waiting(), await waiting(), await waiting()];
  const answer = await run(`accounts activate ${one.email} #${two.id} ${supplier.email}`);
  assert.deepEqual([answer.code, answer.json], [2, { done: 2, refused: [{ id: supplier.id, reason: 'Уже активна' }] }]);
  assert.deepEqual(await entries(), [{ actor: admin.id, action: 'activate', title: null }]);

  const listed = (await run('accounts list --state waiting')).json as { accounts: { id: number }[] };
  assert.deepEqual(
    listed.accounts.map(({ id }) => id),
    [three.id],
  );
  assert.deepEqual((await run('accounts activate --all')).json['companies'], 1);
  assert.deepEqual((await run('accounts activate --all --yes')).json, { done: 1, refused: [] });
  assert.notEqual(await stateOf(three), 'waiting');
});

test('shows what blocking cancels, then blocks and unblocks [OPS-10]', async () => {
  await api.createMeeting(supplier, customer, '2026-11-30', '10:00');
  const line = `accounts block ${supplier.email} --reason Спам\u200B`;
  const facts = { blocked: 1, meetings: 1, invitations: 0, companies: 1 };
  assert.deepEqual(
    await run(line),
    refused(
      'Блокировка: 1 компания. Отменятся 1 встреча и 0 приглашений, об этом узнают 1 компания. Добавьте --yes, если это и нужно.',
      facts,
    ),
  );
  assert.equal(await stateOf(supplier), 'active');
  assert.deepEqual((await run(`${line} --yes`)).json, { done: 1, refused: [] });
  assert.equal(await stateOf(supplier), 'blocked');
  // Open pages still read why; every other call is refused.
  assert.equal((await api.call(supplier, 'GET', '/api/user')).status, 200);
  assert.equal((await api.call(supplier, 'GET', '/api/chats')).status, 403);
  assert.deepEqual((await run(`accounts unblock ${supplier.id}`)).json, { done: 1, refused: [] });
  assert.deepEqual(
    (await entries()).map(({ action }) => action),
    ['block', 'unblock'],
  );
  const [{ reason } = {}] = await api.db.select().from(schema.organizerJournal);
  assert.equal(reason, 'Спам');
});

test('counts a meeting of two blocked companies once [OPS-10]', async () => {
  await api.createMeeting(supplier, customer, '2026-11-30', '10:00');
  const { json } = await run(`accounts block ${supplier.email} ${customer.email} --reason Спам`);
  assert.deepEqual([json['meetings'], json['companies']], [1, 0]);
});

test('publishes news at once, later or as a draft [OPS-10]', async () => {
  const postOf = async (...more: string[]) => {
    const { code, json } = await run('news add --title Начало', ...more);
    return [code, (json['post'] as { state: string } | undefined)?.state];
  };
  assert.deepEqual(await postOf('--text', 'Ждём вас.'), [0, 'published']);
  assert.deepEqual(await postOf('--file', write('news.txt', 'Ждём вас.\nВход свободный.'), '--draft'), [0, 'draft']);
  assert.deepEqual(await postOf('--text', 'Ждём вас.', '--at', '2026-11-30T10:00'), [0, 'scheduled']);
  assert.deepEqual(await postOf('--text', 'Ждём вас.', '--notify'), [2, undefined]);
  assert.deepEqual(await postOf('--text', 'Ждём вас.', '--notify', '--yes'), [0, 'published']);
  assert.match(said.at(-1) ?? '', /^Уведомление получат \d+ компани[яий]\.$/);
  assert.deepEqual(
    (await entries()).map(({ action }) => action),
    ['news.publish', 'news.create', 'news.create', 'news.publish'],
  );
});

test('sets switches and shows them [OPS-10]', async () => {
  const { json } = await run('settings --catalog off --premoderation on');
  assert.deepEqual(json, {
    settings: { attachments_status: true, sending_status: true, catalog_status: false, premoderation_status: true },
    fixed: [],
  });
  assert.deepEqual(
    (await entries()).map(({ title }) => title),
    ['catalog_status', 'premoderation_status'],
  );
  await run('settings --catalog on --premoderation off');
});

test('imports catalogues from CSV and adds only what is new [OPS-10]', async () => {
  const files = [
    ...['--countries', write('countries.csv', '\ufeffСтрана\r\nСербия\r\nРоссия\r\n')],
    ...['--cities', write('cities.csv', 'Город;Страна\nБелград;Сербия\nМосква;Россия\n"Орёл";Россия\nОрёл;Россия\n')],
    ...['--activities', write('activities.csv', 'группа,сфера\nСувениры,"Кружки, чашки"\nСувениры,Ручки\n')],
    ...['--industries', write('industries.csv', 'отрасль\nКосмос\nСпорт\n')],
  ];
  const first = await run('catalogue import', ...files);
  assert.deepEqual([first.code, first.json], [0, { added: { countries: 1, cities: 2, activities: 3, industries: 1 } }]);
  assert.deepEqual(
    (await entries()).map(({ action, title }) => `${action} ${title ?? ''}`),
    ['catalogue Страны', 'catalogue Города', 'catalogue Сферы деятельности', 'catalogue Отрасли'],
  );
  const names = (await api.call(supplier, 'GET', '/api/industries')).json<'getIndustries'>().industries;
  assert.ok(names.some(({ name }) => name === 'Космос'));

  const again = await run('catalogue import', ...files);
  assert.deepEqual(again.json, { added: { countries: 0, cities: 0, activities: 0, industries: 0 } });
  assert.equal((await entries()).length, 4);
});

const utf16 = (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le');
const swapped = (text: string) => utf16(text).swap16();
// «Страна;Город Россия;Королёвск» of a Russian Excel.
const cp1251 = Buffer.from('d1f2f0e0ede03bc3eef0eee40d0ad0eef1f1e8ff3bcaeef0eeebb8e2f1ea0d0a', 'hex');

for (const [name, content] of [
  ['Windows-1251', cp1251],
  ['UTF-16', utf16('Страна\tГород\r\nРоссия\tКоролёвск\r\n')],
  ['UTF-16 of the other order', swapped('Страна\tГород\r\nРоссия\tКоролёвск\r\n')],
  ['a line for Excel', '\uFEFFsep=;\r\nСтрана;Город\r\nРоссия;Королёвск\r\n'],
  ['empty rows', '\uFEFF;\r\nСтрана;Город\r\n\r\nРоссия;Королёвск\r\n;\r\n ;\r\n'],
  ['UTF-16 without a mark', utf16('Страна\tГород\r\nРоссия\tКоролёвск\r\n').subarray(2)],
  ['UTF-16 of the other order without a mark', swapped('Страна;Город\nРоссия;Королёвск\n').subarray(2)],
  ['a line for Excel with separators', '\uFEFFsep=;;\r\nСтрана;Город;\r\nРоссия;Королёвск;\r\n'],
  ['a line for Excel and line ends of a Mac', 'sep=,\rСтрана,Город\rРоссия,Королёвск\r'],
  ['invisible characters', 'Стра\u00ADна;Город\nРоссия;Коро\u200Dл\u0435\u0308вск\uFEFF\n'],
  ['an empty column', ' СТРАНА ;Город\u00A0;\r\nРоссия;Королёвск;\r\n'],
] as const)
  test(`[TXT-05] reads a table with ${name}`, async () => {
    const { code, json } = await run('catalogue import', '--cities', write('excel.csv', content));
    assert.deepEqual([code, json], [0, { added: { cities: 1 } }]);
    const { rowCount } = (await api.db.delete(schema.cities).where(eq(schema.cities.title, 'Королёвск'))) as {
      rowCount?: number;
    };
    assert.notEqual(rowCount, 0);
  });

test('[TXT-05] reads cells with line breaks and quotes', () => {
  const file = write('cells.csv', 'отрасль\r\n"Печать\r\nна ткани"\r\nООО "Ветер"\r\n"ООО ""Парус"""\r\n');
  assert.deepEqual(
    readTable(file, ['отрасль']).map((row) => row['отрасль']),
    ['Печать на ткани', 'ООО "Ветер"', 'ООО "Парус"'],
  );
});

test('[TXT-05] tells likenesses before anything is stored', async () => {
  const file = write(
    'twins.csv',
    '\uFEFFСтрана;Город\r\nРоссия;МОСКВА\r\nРоссия;Нижний\u00A0Тагил\r\nРоссия;Нижний Тагил\r\n',
  );
  const refused = await run('catalogue import', '--cities', file);
  assert.equal(refused.code, 2);
  assert.match(refused.sentence ?? '', /«МОСКВА» похоже на «Москва», «Нижний Тагил» похоже на «Нижний\u00A0Тагил»/);
  const tagil = eq(schema.cities.title_key, 'нижний тагил');
  assert.equal(await api.db.$count(schema.cities, tagil), 0);
  const done = await run('catalogue import --yes', '--cities', file);
  assert.deepEqual([done.code, done.json], [0, { added: { cities: 1 } }]);
  assert.equal(await api.db.$count(schema.cities, tagil), 1);
  await api.db.delete(schema.cities).where(tagil);
});

test('[TXT-05] a table for Excel reads back the same', () => {
  const values = ['=1+1', "'=1", '+7 (916) 000-00-00', '-5', 'ООО «Ёж»; "и" ко', '@Парус'];
  const file = write('round.csv', writeCsv([['отрасль'], ...values.map((value) => [value])]));
  assert.deepEqual(
    readTable(file, ['отрасль']).map((row) => row['отрасль']),
    values,
  );
});

test('explains an unusable catalogue file and keeps the catalogue [OPS-10]', async () => {
  const cases: [option: string, text: string | Uint8Array, reason: RegExp][] = [
    ['--cities', 'город\nОрёл\n', /нет столбцов: страна\.$/],
    ['--cities', 'страна;город\nРоссия;Тула\nАтлантида;Посейдония\n', /^Страны «Атлантида» нет/],
    ['--cities', 'страна;город\nРоссия;\n', /запись 1: город без названия\.$/],
    ['--cities', 'страна;город\nРоссия;Тула;лишнее\n', /столбцов не столько, сколько в первой строке\.$/],
    ['--industries', 'отрасль\n"Космос\n', /кавычки расставлены неверно\.$/],
    ['--industries', Buffer.from('504b030414000600', 'hex'), /это книга Excel, сохраните её как CSV\.$/],
    ['--industries', 'отрасль\n\u200B\u3164;x\n', /столбцов не столько/],
    ['--industries', `отрасль\n${'а'.repeat(201)}\n`, /длиннее 200 символов\.$/],
  ];
  for (const [option, text, reason] of cases) {
    const { code, sentence = '' } = await run('catalogue import', option, write('bad.csv', text));
    assert.equal(code, 2);
    assert.match(sentence, reason);
  }
  assert.equal(await api.db.$count(schema.cities, eq(schema.cities.title, 'Тула')), 0);
  assert.deepEqual(await entries(), []);
});

test('makes keys that the server takes, without a database [DAY-07]', async () => {
  const needsNone = () => Promise.reject(new Error('It opened a database.'));
  const { output } = await answerOf(['push-keys', '--json'], needsNone);
  const env = { ...(JSON.parse(output) as object), VAPID_SUBJECT: 'mailto:push@vstrecha.example' };
  assert.notEqual(readConfig(env).webPush, undefined);
  assert.match(
    (await answerOf(['push-keys'], needsNone)).output,
    /^VAPID_PUBLIC_KEY=\S{87}\nVAPID_PRIVATE_KEY=\S{43}$/,
  );
});
