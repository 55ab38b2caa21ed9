import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { renderPage } from 'shared-api/testing';
import { expectNoAxeViolations } from 'shared-ui/testing';
import { organizerFixtures } from '#testing/organizerFixtures';
import { useParticipantsScene } from '#testing/useParticipantsScene';
import { UNDO_MS } from '../features/participants/limits';
import { ParticipantsPage } from './ParticipantsPage';

const { api, scene, answerChanges, answerList } = useParticipantsScene();
const user = userEvent.setup({ delay: null });

const open = async (search = '') => {
  const page = renderPage(
    <Routes>
      <Route path="/organizer/participants/:id?" element={<ParticipantsPage />} />
      <Route path="/organizer/sending/new" element={<p>Рассылка</p>} />
    </Routes>,
    { address: `/organizer/participants${search}` },
  );
  await screen.findByRole('table', { name: 'Участники' });
  return page;
};
const row = (name: string) => screen.getByRole('row', { name: new RegExp(name) });
const names = () => screen.getAllByRole('rowheader').map((head) => head.textContent);
const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }));
const choose = async (menu: string | RegExp, item: string | RegExp) => {
  await press(menu);
  await user.click(await screen.findByRole('menuitem', { name: item }));
};
const select = (...companies: string[]) =>
  companies.reduce(
    (before, name) => before.then(() => user.click(screen.getByRole('checkbox', { name: `Выбрать: ${name}` }))),
    Promise.resolve(),
  );
const dialog = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }));
const outcome = () => screen.findByRole('region', { name: 'Итог' });
const waiting = (id: number, company = `Компания ${id}`) =>
  organizerFixtures.company({ id, company, state: 'waiting' });

describe('list', () => {
  test('shows companies with state, contact and numbers [ORG-03]', async () => {
    const { container } = await open();
    expect(row('Созвездие')).toHaveTextContent(/Заказчик.*Иван Лель.*Активна.*14495сейчас/);
    expect(row('Корзинка')).toHaveTextContent('Шаг 2');
    expect(row('Скоро открытие')).toHaveTextContent(/Ждёт 2 дня/);
    await user.click(within(row('Скоро открытие')).getByRole('button', { name: 'Похожа: Скоро #212' }));
    expect(await screen.findByRole('link', { name: 'Скоро #212' })).toHaveAttribute(
      'href',
      '/organizer/participants/212',
    );
    expect(screen.getByRole('link', { name: 'Парус' })).toHaveAttribute('href', '/organizer/participants/5');
    expect(screen.getByText('5 компаний, 1 ждёт активации')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ждут 1' })).toBeVisible();
    await expectNoAxeViolations(container);
  });

  test('keeps search, filters and order in the address [ORG-03]', async () => {
    const { location } = await open('?page=1&state=nonsense');
    await user.type(screen.getByRole('searchbox'), 'пар{Enter}');
    await waitFor(() => expect(names()).toEqual([expect.stringContaining('Парус')]));
    await user.click(screen.getByRole('link', { name: 'Заблокированы 1' }));
    await user.click(screen.getByRole('checkbox', { name: 'Без свободного времени' }));
    await press('Заходили');
    const search = new URLSearchParams(location().split('?')[1]);
    expect(Object.fromEntries(search)).toEqual({
      q: 'пар',
      state: 'blocked',
      no_slots: '1',
      sort: 'seen_at',
      order: 'desc',
    });
    await waitFor(() => expect(scene.asked.at(-1)).toContain('sort=seen_at&order=desc'));
  });

  test('[ORG-12] sorts those who wait by age, others by name', async () => {
    const { location } = await open();
    await user.click(screen.getByRole('link', { name: 'Ждут 1' }));
    await waitFor(() => expect(scene.asked.at(-1)).toContain('state=waiting&sort=since&order=asc'));
    expect(location()).toBe('/organizer/participants?state=waiting');
    expect(screen.getByRole('link', { name: 'Ждут 1' })).toHaveAttribute('aria-current', 'page');
    await press('Компания');
    await waitFor(() => expect(location()).toContain('sort=company'));
    await user.click(screen.getByRole('link', { name: 'Все 5' }));
    await waitFor(() => expect(location()).toBe('/organizer/participants'));
  });

  test('[ORG-12] explains numeric columns by name and tooltip', async () => {
    await open();
    for (const name of ['Отправлено', 'Получено', 'Встречи'])
      expect(screen.getByRole('columnheader', { name })).toHaveAttribute('title', name);
  });

  test('[ORG-12] shows and copies phone and e-mail', async () => {
    await open();
    await user.click(within(row('Созвездие')).getByRole('button', { name: 'Скопировать телефон: +7 (900) 000-00-02' }));
    expect(await navigator.clipboard.readText()).toBe('+7 (900) 000-00-02');
  });

  test('searches after a pause in typing [ORG-03]', async () => {
    await open();
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick', 'performance', 'Date'] });
    await user.type(screen.getByRole('searchbox'), 'ромашка');
    await waitFor(() => expect(names()).toEqual([expect.stringContaining('Ромашка')]));
    expect(scene.asked.filter((query) => query.includes('q='))).toHaveLength(1);
  });

  test('remembers the chosen columns on this device [ORG-03]', async () => {
    const { unmount } = await open();
    const heads = () => screen.getAllByRole('columnheader').map((head) => head.textContent);
    expect(heads()).not.toContain('Стенд');
    await press('Столбцы');
    const columns = await dialog('Столбцы');
    await user.click(columns.getByRole('checkbox', { name: 'Стенд' }));
    await user.click(columns.getByRole('checkbox', { name: 'Тип' }));
    unmount();
    await open();
    expect(heads()).toContain('Стенд');
    expect(heads()).not.toContain('Тип');
  });

  test('corrects a page beyond the last [ORG-03]', async () => {
    const { location } = await open('?page=9');
    expect(location()).toBe('/organizer/participants');
  });

  test('offers a retry when the list fails', async () => {
    api.fail('get', '/api/organizer/participants', { status: 503, body: 'Ведутся работы.' });
    renderPage(<ParticipantsPage />, { address: '/organizer/participants' });
    expect(await screen.findByRole('alert')).toHaveTextContent('Не удалось загрузить участников. Ведутся работы.');
    expect(screen.getByRole('button', { name: 'Повторить' })).toBeVisible();
  });

  test('asks for the password after contacts of many companies [ORG-03]', async () => {
    api.fail('get', '/api/organizer/participants', {
      status: 403,
      body: 'Подтвердите, что это вы: введите пароль.',
      headers: { 'x-confirm': 'password' },
    });
    api.answer('post', '/api/organizer/confirm', () => {
      answerList();
      return { ok: true };
    });
    renderPage(<ParticipantsPage />, { address: '/organizer/participants' });
    const password = await dialog('Подтвердите, что это вы');
    await user.type(password.getByLabelText(/^Пароль/, { selector: 'input' }), 'secret1{Enter}');
    expect(await screen.findByRole('table', { name: 'Участники' })).toBeVisible();
  });

  test.each([
    ['?q=нет', 'Никто не найден.'],
    ['?state=waiting', 'Все заявки на участие разобраны.'],
  ])('explains an empty list of %s and resets the filter [ORG-03]', async (search, text) => {
    scene.companies = scene.companies.filter(({ state }) => state !== 'waiting');
    const { location } = renderPage(<ParticipantsPage />, { address: `/organizer/participants${search}` });
    expect(await screen.findByText(text)).toBeVisible();
    await press('Сбросить фильтры');
    await screen.findByRole('table');
    expect(location()).toBe('/organizer/participants');
  });
});

describe('decisions', () => {
  test('activates a company and takes it back [ORG-03]', async () => {
    await open();
    await user.click(within(row('Скоро открытие')).getByRole('button', { name: 'Активировать' }));
    expect(await outcome()).toHaveTextContent('Активировано: 1');
    await waitFor(() => expect(row('Скоро открытие')).toHaveTextContent('Активна'));
    await press('Вернуть');
    await waitFor(() => expect(row('Скоро открытие')).toHaveTextContent('Ждёт'));
    expect(scene.changes).toEqual([
      ['activate', { bulk: { ids: [4] } }],
      ['return', { bulk: { ids: [4] } }],
    ]);
    expect(await outcome()).toHaveTextContent('Возвращено в ожидание: 1');
  });

  test('[ORG-16] takes a refusal back, with focus on «Вернуть»', async () => {
    await open();
    await user.click(within(row('Скоро открытие')).getByRole('button', { name: 'Отклонить' }));
    const asked = await dialog(/^Отклонить/);
    expect(asked.getByText('Письмо уйдёт через 30 секунд.')).toBeVisible();
    await user.click(asked.getByRole('button', { name: 'Данные не подтвердились' }));
    await user.click(asked.getByRole('button', { name: 'Отклонить' }));
    expect(await outcome()).toHaveTextContent('Отклонено: 1 · Вернуть');
    await waitFor(() => expect(row('Скоро открытие')).toHaveTextContent('Отклонена'));
    expect(screen.getByRole('button', { name: 'Вернуть' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(row('Скоро открытие')).toHaveFocus();
    await waitFor(() => expect(row('Скоро открытие')).toHaveTextContent('Ждёт'));
    expect(scene.changes.at(-1)).toEqual(['return', { bulk: { ids: [4] } }]);
  });

  test.each([
    ['?state=waiting', 'Компания 2', 'the row in its place'],
    ['', 'Компания 1', 'the row itself'],
  ])('[ORG-16] gives focus of %s to «%s» after ten seconds', async (search, company) => {
    scene.companies = [waiting(1), waiting(2)];
    await open(search);
    jest.useFakeTimers({ advanceTimers: true });
    const typing = userEvent.setup({ advanceTimers: (ms) => void jest.advanceTimersByTime(ms) });
    within(row('Компания 1')).getByRole('button', { name: 'Активировать' }).focus();
    await typing.keyboard('{Enter}');
    expect(await outcome()).toHaveTextContent('Активировано: 1 · Вернуть');
    await waitFor(() => expect(screen.queryAllByRole('button', { name: 'Активировать' })).toHaveLength(1));
    expect(screen.getByRole('button', { name: 'Вернуть' })).toHaveFocus();
    act(() => jest.advanceTimersByTime(UNDO_MS));
    expect(screen.queryByRole('region', { name: 'Итог' })).not.toBeInTheDocument();
    expect(row(company)).toHaveFocus();
  });

  test('[ORG-16] gives focus to the heading after the last decision', async () => {
    scene.companies = [waiting(1)];
    renderPage(
      <main>
        <ParticipantsPage />
      </main>,
      { address: '/organizer/participants?state=waiting' },
    );
    await user.click(await screen.findByRole('button', { name: 'Активировать' }));
    expect(await screen.findByText('Все заявки на участие разобраны.')).toBeVisible();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  test('names refused companies with their reasons [ORG-03]', async () => {
    await open();
    scene.refused = [
      { id: 2, reason: 'Уже активна' },
      { id: 6, reason: 'Отклонена в 14:02' },
    ];
    await select('Банк «Созвездие»', 'Мастерская «Скоро открытие»', 'Ромашка');
    await user.click(
      within(screen.getByRole('region', { name: 'Действия с выбранными компаниями' })).getByRole('button', {
        name: 'Активировать',
      }),
    );
    const bar = await outcome();
    expect(bar).toHaveTextContent('Активировано: 1');
    expect(bar).toHaveTextContent('Не выполнено: 2');
    expect(bar).toHaveTextContent('Уже активна: Банк «Созвездие»');
    expect(bar).toHaveTextContent('Отклонена в 14:02: Ромашка');
    await expectNoAxeViolations(bar);
    await press('Закрыть');
    expect(screen.queryByRole('region', { name: 'Итог' })).not.toBeInTheDocument();
    expect(screen.queryByText(/^Выбрано/)).not.toBeInTheDocument();
  });

  test('reports no success when all companies are refused [ORG-03]', async () => {
    await open();
    scene.refused = [{ id: 4, reason: 'Уже активна' }];
    await user.click(within(row('Скоро открытие')).getByRole('button', { name: 'Активировать' }));
    expect(await outcome()).toHaveTextContent('Не выполнено: 1');
    expect(screen.queryByRole('button', { name: 'Вернуть' })).not.toBeInTheDocument();
    expect(screen.queryByText(/Активировано: 0/)).not.toBeInTheDocument();
  });

  test('repeats a lost answer once with the same id [ORG-03]', async () => {
    await open();
    const { fetch } = globalThis;
    jest.spyOn(globalThis, 'fetch').mockImplementationOnce(async (...call) => {
      await fetch(...call);
      throw new TypeError('The answer is lost.');
    });
    await user.click(within(row('Скоро открытие')).getByRole('button', { name: 'Активировать' }));
    expect(await outcome()).toHaveTextContent('Активировано: 1');
    expect(scene.clientIds).toHaveLength(2);
    expect(scene.clientIds[0]).toBe(scene.clientIds[1]);
  });

  test('keeps the selection after too many changes', async () => {
    const body = 'Слишком много изменений. Повторите через 40 с.';
    api.fail('post', '/api/organizer/participants/activate', { status: 429, body });
    await open();
    await select('Корзинка');
    await user.click(
      within(screen.getByRole('region', { name: 'Действия с выбранными компаниями' })).getByRole('button', {
        name: 'Активировать',
      }),
    );
    expect(await outcome()).toHaveTextContent(body);
    await press('Закрыть');
    expect(screen.getByText(/^Выбрано 1/)).toBeVisible();
  });

  test('declines with a reason and without an e-mail [ORG-03]', async () => {
    await open();
    await user.click(within(row('Скоро открытие')).getByRole('button', { name: 'Отклонить' }));
    const asked = await dialog('Отклонить компанию Мастерская «Скоро открытие»?');
    await user.click(asked.getByRole('button', { name: 'Отклонить' }));
    expect(await asked.findByText('Напишите причину.')).toBeVisible();
    await user.click(asked.getByRole('button', { name: 'Данные не подтвердились' }));
    await user.click(asked.getByRole('checkbox', { name: 'Отправить письмо с причиной' }));
    await expectNoAxeViolations(screen.getByRole('dialog'));
    await user.click(asked.getByRole('button', { name: 'Отклонить' }));
    expect(await outcome()).toHaveTextContent('Отклонено: 1');
    expect(scene.changes).toEqual([
      ['decline', { bulk: { ids: [4] }, reason: 'Данные не подтвердились', letter: false }],
    ]);
  });

  test('refuses a too long reason and keeps it', async () => {
    await open();
    await user.click(within(row('Скоро открытие')).getByRole('button', { name: 'Отклонить' }));
    const asked = await dialog(/^Отклонить/);
    await user.click(asked.getByRole('textbox', { name: /Причина/ }));
    await user.paste('ы'.repeat(301));
    await user.click(asked.getByRole('button', { name: 'Отклонить' }));
    expect(await asked.findByText('Сократите причину до 300 символов.')).toBeVisible();
    expect(asked.getByRole('textbox')).toHaveValue('ы'.repeat(301));
    expect(scene.changes).toEqual([]);
  });

  test('says what blocking undoes before it blocks [ORG-03]', async () => {
    api.answer('get', '/api/organizer/participants/{id}/consequences', { meetings: 4, invitations: 6, companies: 9 });
    await open();
    await choose('Действия: Банк «Созвездие»', 'Заблокировать');
    const asked = await dialog('Заблокировать компанию Банк «Созвездие»?');
    expect(await asked.findByText('Отменятся 4 встречи и 6 приглашений, об этом узнают 9 компаний.')).toBeVisible();
    await user.click(asked.getByRole('textbox', { name: /Причина \(увидит компания\)/ }));
    await user.paste('Рассылает спам');
    await user.click(asked.getByRole('button', { name: 'Заблокировать' }));
    expect(await outcome()).toHaveTextContent('Заблокировано: 1');
    expect(scene.changes).toEqual([['block', { bulk: { ids: [2] }, reason: 'Рассылает спам' }]]);
  });

  test('asks for the password to block many [ORG-03]', async () => {
    scene.companies = Array.from({ length: 12 }, (_, index) => organizerFixtures.company({ id: index + 1 }));
    api.fail('post', '/api/organizer/participants/block', {
      status: 403,
      body: 'Подтвердите, что это вы: введите пароль.',
      headers: { 'x-confirm': 'password' },
    });
    api.answer('post', '/api/organizer/confirm', () => {
      answerChanges();
      return { ok: true };
    });
    await open();
    await user.click(screen.getByRole('checkbox', { name: 'Выбрать все на странице' }));
    await choose('Ещё действия', 'Заблокировать');
    const asked = await dialog('Заблокировать 12 компаний?');
    await user.type(asked.getByRole('textbox', { name: /Причина/ }), 'Спам');
    await user.click(asked.getByRole('button', { name: 'Заблокировать' }));
    const password = await dialog('Подтвердите, что это вы');
    await user.type(password.getByLabelText(/^Пароль/, { selector: 'input' }), 'secret1{Enter}');
    expect(await outcome()).toHaveTextContent('Заблокировано: 12');
  });

  test('unblocks and says that meetings stay cancelled [ORG-03]', async () => {
    await open();
    await choose('Действия: Парус', 'Разблокировать');
    const asked = await dialog('Разблокировать компанию Парус?');
    expect(asked.getByText('Отменённые встречи не вернутся.')).toBeVisible();
    await user.click(asked.getByRole('button', { name: 'Разблокировать' }));
    expect(await outcome()).toHaveTextContent('Разблокировано: 1');
  });

  test('returns a declined company to waiting [ORG-03]', async () => {
    await open();
    await choose('Действия: Ромашка', 'Вернуть в ожидание');
    expect(await outcome()).toHaveTextContent('Возвращено в ожидание: 1');
    expect(scene.changes).toEqual([['return', { bulk: { ids: [6] } }]]);
  });
});

describe('all found', () => {
  const bar = () => within(screen.getByRole('region', { name: 'Действия с выбранными компаниями' }));

  beforeEach(() => {
    scene.companies = Array.from({ length: 30 }, (_, index) => waiting(index + 1));
  });

  test('asks again when the filter’s count moved [ORG-03]', async () => {
    await open('?state=waiting');
    await select('Компания 1');
    await press('Выбрать все 30');
    expect(screen.getByText(/^Выбрано 30/)).toBeVisible();
    await select('Компания 2');
    expect(screen.getByText(/^Выбрано 29/)).toBeVisible();

    const moved = 'Список изменился: теперь 34 компании. Проверьте и повторите.';
    api.fail('post', '/api/organizer/participants/activate', { status: 409, body: moved });
    await user.click(bar().getByRole('button', { name: 'Активировать' }));
    const asked = await dialog('Активировать 29 компаний?');
    scene.companies.push(...[31, 32, 33, 34].map((id) => waiting(id)));
    await user.click(asked.getByRole('button', { name: 'Активировать' }));
    expect(await screen.findByText(moved)).toBeVisible();
    const again = await dialog('Активировать 33 компании?');
    answerChanges();
    await user.click(again.getByRole('button', { name: 'Активировать' }));
    expect(await outcome()).toHaveTextContent('Активировано: 33');
    expect(scene.changes).toEqual([
      ['activate', { bulk: { filter: { state: 'waiting' }, except: [2], expected: 34 } }],
    ]);
  });

  test('writes to the found companies but some [ORG-03]', async () => {
    const { location } = await open('?state=waiting');
    await select('Компания 1');
    await press('Выбрать все 30');
    await select('Компания 2', 'Компания 3');
    await choose('Ещё действия', 'Написать');
    expect(location()).toBe('/organizer/sending/new?state=waiting&except=2.3');
  });

  test('forgets the selection with another filter, keeps it across pages [ORG-03]', async () => {
    await open('?state=waiting');
    await select('Компания 1');
    await user.click(screen.getByRole('link', { name: 'Страница 2' }));
    await screen.findByRole('rowheader', { name: /Компания 30/ });
    await select('Компания 30');
    expect(screen.getByText(/^Выбрано 2/)).toBeVisible();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Тип' }), 'Заказчики');
    await waitFor(() => expect(screen.queryByText(/^Выбрано/)).not.toBeInTheDocument());
  });
});

test('puts filters into a sheet on phones [ORG-03]', async () => {
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 328, 400));
  jest.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(new EventTarget(), {
      matches: media.includes('max-width'),
      media,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
  );
  const { container } = renderPage(<ParticipantsPage />, { address: '/organizer/participants?type=Поставщик' });
  const card = (await screen.findAllByRole('listitem')).find((each) => each.textContent?.includes('Скоро открытие'))!;
  expect(card).toHaveTextContent(/Поставщик · Ждёт 2 дня/);
  expect(within(card).getByRole('button', { name: 'Активировать' })).toBeVisible();
  await expectNoAxeViolations(container);
  await press('Фильтры (1)');
  const sheet = await dialog('Фильтры');
  await user.selectOptions(sheet.getByRole('combobox', { name: 'Состояние' }), 'Заблокированы: 1');
  expect(await sheet.findByRole('button', { name: 'Показать: 1 компания' })).toBeVisible();
});
