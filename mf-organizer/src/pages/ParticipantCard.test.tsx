import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, Route, Routes, useNavigate } from 'react-router-dom';
import type { Schema } from 'shared-api/contract';
import { renderPage } from 'shared-api/testing';
import { expectNoAxeViolations } from 'shared-ui/testing';
import { toast } from 'shared-ui/toast';
import { organizerFixtures } from '#testing/organizerFixtures';
import { useParticipantsScene } from '#testing/useParticipantsScene';
import { ParticipantsPage } from './ParticipantsPage';

const { api, scene } = useParticipantsScene();
const user = userEvent.setup({ delay: null });

let card: Schema<'OrganizerCard'>;
let saved: object[];

/** Answers saves again, after a test has let them fail. */
const answerSaves = () =>
  api.answer('put', '/api/organizer/participants/{id}', ({ body }) => {
    const { client_id, ...form } = body as Schema<'OrganizerCardForm'>;
    expect(client_id).toBeDefined();
    saved.push(form);
    card = { ...card, ...form, version: form.version + 1 };
    return card;
  });

beforeEach(() => {
  jest.spyOn(toast, 'success');
  sessionStorage.clear();
  saved = [];
  card = organizerFixtures.card({
    stand: 'А-12',
    organizer_note: 'Просят угловой стенд',
    letters: [
      { kind: 'activated', at: '2026-11-10T09:00:30.000Z', state: 'sent' },
      { kind: 'organizer', at: '2026-11-22T08:59:00.000Z', state: 'due' },
      { kind: 'blocked', at: '2026-11-09T08:00:00.000Z', state: 'failed' },
      { kind: 'by_organizer', at: '2026-11-08T08:00:00.000Z', state: 'off' },
    ],
  });
  api.answer('get', '/api/organizer/participants/{id}', () => card);
  api.answer('get', '/api/organizer/journal', { entries: [], pages: 0, total_count: 0 });
  answerSaves();
});

const render = (address = '/organizer/participants/2?state=active') =>
  renderPage(
    <Routes>
      <Route path="/organizer/participants/:id?" element={<ParticipantsPage />} />
    </Routes>,
    { address },
  );
const open = async () => {
  const page = render();
  await screen.findByRole('dialog', { name: 'Банк «Созвездие»' });
  await screen.findByText('Событий нет.');
  return page;
};
const sheet = () => within(screen.getByRole('dialog', { name: 'Банк «Созвездие»' }));
const field = (name: string) => screen.getByRole('textbox', { name });
const write = async (name: string, text: string) => {
  await user.clear(field(name));
  await user.click(field(name));
  await user.paste(text);
};
const save = () => user.click(screen.getByRole('button', { name: 'Сохранить' }));

/** The page below Back of the browser. */
function Leave() {
  const navigate = useNavigate();
  return (
    <>
      <button onClick={() => void navigate(-1)}>Назад</button>
      <ParticipantsPage />
    </>
  );
}

test('[ORG-16] names the changed notes and takes them back', async () => {
  await open();
  await write('Стенд', 'Б-1');
  await write('Хранилище, МБ', '20');
  const bar = within(screen.getByRole('region', { name: 'Несохранённые изменения' }));
  expect(bar.getByRole('status')).toHaveTextContent('Изменено: стенд, хранилище');
  await user.click(bar.getByRole('button', { name: 'Отменить' }));
  expect(field('Стенд')).toHaveValue('А-12');
  expect(screen.queryByRole('region', { name: 'Несохранённые изменения' })).not.toBeInTheDocument();
});

describe('card', () => {
  test('[ORG-16] closes to the list it was opened from', async () => {
    const { location } = renderPage(
      <Routes>
        <Route path="/organizer" element={<Link to="/organizer/participants?state=active">Участники</Link>} />
        <Route path="/organizer/participants/:id?" element={<Leave />} />
      </Routes>,
      { address: '/organizer' },
    );
    await user.click(screen.getByRole('link', { name: 'Участники' }));
    await user.click(await screen.findByRole('link', { name: 'Банк «Созвездие»' }));
    await screen.findByRole('dialog', { name: 'Банк «Созвездие»' });
    expect(location()).toBe('/organizer/participants/2?state=active');
    await waitFor(() => expect(document.title).toBe('Банк «Созвездие» — Участники — Встреча'));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(document.title).toBe('Участники — Встреча'));
    await waitFor(() => expect(location()).toBe('/organizer/participants?state=active'));
    await waitFor(() => expect(screen.getByRole('link', { name: 'Банк «Созвездие»' })).toHaveFocus());
    await user.click(screen.getByRole('button', { name: 'Назад' }));
    expect(location()).toBe('/organizer');
  });

  test('shows contacts, state, numbers, e-mails and history [ORG-03] [ORG-17]', async () => {
    await open();
    const facts = sheet().getByText('Приглашений получено').closest('dl')!;
    expect(facts).toHaveTextContent(/Иван Лель.*Приглашений отправлено4Приглашений получено9Встреч5/);
    expect(sheet().getByText('Активна')).toBeVisible();
    expect(sheet().getByText('Аккаунт активирован').closest('li')).toHaveTextContent('10.11.2026 12:00отправлено');
    expect(sheet().getByText('Рассылка организатора').closest('li')).toHaveTextContent('ждёт отправки');
    expect(sheet().getByText('Аккаунт заблокирован').closest('li')).toHaveTextContent('не ушло');
    expect(sheet().getByText('не отправлено: письма отключены')).toBeVisible();
    expect(await sheet().findByText('Событий нет.')).toBeVisible();
    expect(sheet().getByRole('link', { name: 'Открыть страницу' })).toHaveAttribute('href', '/preview/profile?id=2');
    expect(sheet().getByRole('link', { name: 'Написать' })).toHaveAttribute('href', '/organizer/sending/new?ids=2');
    await expectNoAxeViolations(screen.getByRole('dialog'));
  });

  test('closes back to the list with its filter [ORG-03]', async () => {
    const { location } = await open();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(location()).toBe('/organizer/participants?state=active'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(await screen.findByRole('table', { name: 'Участники' })).toBeVisible();
  });

  test('decides on the company and takes it back [ORG-03]', async () => {
    card = organizerFixtures.card({ state: 'waiting', step: 'COMPANY' });
    await open();
    await user.click(sheet().getByRole('button', { name: 'Активировать' }));
    expect(await sheet().findByRole('region', { name: 'Итог' })).toHaveTextContent('Активировано: 1');
    await user.click(sheet().getByRole('button', { name: 'Вернуть' }));
    await waitFor(() => expect(scene.changes.map(([action]) => action)).toEqual(['activate', 'return']));
  });

  test('offers no retry for an unknown company [ORG-03]', async () => {
    api.fail('get', '/api/organizer/participants/{id}', { status: 404, body: 'Такой компании нет.' });
    render('/organizer/participants/999');
    expect(await screen.findByText('Такой компании нет.')).toBeVisible();
    expect(within(screen.getByRole('dialog')).queryByRole('button', { name: 'Повторить' })).not.toBeInTheDocument();
  });

  test('offers a retry when the card fails', async () => {
    api.fail('get', '/api/organizer/participants/{id}', { status: 503, body: 'Ведутся работы.' });
    render();
    expect(await screen.findByText(/^Не удалось загрузить карточку. Ведутся работы/)).toBeVisible();
    api.answer('get', '/api/organizer/participants/{id}', () => card);
    await user.click(screen.getByRole('button', { name: 'Повторить' }));
    expect(await screen.findByRole('dialog', { name: 'Банк «Созвездие»' })).toBeVisible();
  });

  test('is a page on phones [ORG-03]', async () => {
    jest.spyOn(window, 'matchMedia').mockImplementation((media) =>
      Object.assign(new EventTarget(), {
        matches: media.includes('max-width'),
        media,
        onchange: null,
        addListener: () => undefined,
        removeListener: () => undefined,
      }),
    );
    const { container } = render();
    expect(await screen.findByRole('heading', { level: 1, name: 'Банк «Созвездие»' })).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Участники' })).toHaveAttribute(
      'href',
      '/organizer/participants?state=active',
    );
    await expectNoAxeViolations(container);
  });
});

describe('notes', () => {
  test('saves with the version and only what changed [ORG-03]', async () => {
    await open();
    await write('Стенд', 'Б-7');
    await save();
    await waitFor(() => expect(toast.success).toHaveBeenCalledWith('Изменения сохранены.'));
    await write('Хранилище, МБ', '200');
    await write('Почта', 'new@bank.example');
    await save();
    await waitFor(() => expect(saved).toHaveLength(2));
    expect(saved).toEqual([
      { stand: 'Б-7', organizer_note: 'Просят угловой стенд', storage_total: 104_857_600, version: 1 },
      {
        stand: 'Б-7',
        organizer_note: 'Просят угловой стенд',
        storage_total: 209_715_200,
        email: 'new@bank.example',
        version: 2,
      },
    ]);
  });

  test('sends no impossible values and says why', async () => {
    await open();
    await write('Стенд', 'А'.repeat(61));
    await write('Хранилище, МБ', '2048');
    await write('Почта', 'нет');
    await save();
    expect(field('Стенд')).toHaveAccessibleDescription('Не больше 60 символов.');
    expect(field('Хранилище, МБ')).toHaveAccessibleDescription('Целое число от 0 до 2047.');
    expect(field('Почта')).toBeInvalid();
    expect(saved).toEqual([]);
  });

  const changeByAnna = () =>
    api.fail('put', '/api/organizer/participants/{id}', {
      status: 409,
      body: {
        message: 'Пока вы редактировали, появились изменения.',
        current: { stand: 'В-1', organizer_note: 'Просят угловой стенд', storage_total: 104_857_600, version: 5 },
        changed_by: { id: 9, name: 'Анна Петрова' },
        changed_at: '2026-11-22T11:02:00.000Z',
      },
    });

  test('saves over another organizer’s change on request [ORG-10]', async () => {
    await open();
    await write('Стенд', 'Б-7');
    changeByAnna();
    await save();
    expect(await screen.findByText(/появились изменения \(Анна Петрова, 14:02\)/)).toBeVisible();
    expect(screen.getByText('Сохранено: В-1')).toBeVisible();
    expect(field('Стенд')).toHaveValue('Б-7');
    answerSaves();
    await user.click(screen.getByRole('button', { name: 'Оставить моё' }));
    await waitFor(() => expect(toast.success).toHaveBeenCalledWith('Изменения сохранены.'));
    expect(saved).toEqual([expect.objectContaining({ stand: 'Б-7', version: 5 })]);
  });

  test('takes another organizer’s change on request [ORG-10]', async () => {
    await open();
    await write('Стенд', 'Б-7');
    changeByAnna();
    await save();
    await user.click(await screen.findByRole('button', { name: 'Взять сохранённое' }));
    expect(field('Стенд')).toHaveValue('В-1');
    expect(screen.queryByRole('button', { name: 'Сохранить' })).not.toBeInTheDocument();
  });

  test('keeps typed notes after a failure and a reload [ORG-10]', async () => {
    const { unmount } = await open();
    await write('Заметка', 'Позвонить в среду');
    api.fail('put', '/api/organizer/participants/{id}', { status: 429, body: 'Слишком много изменений.' });
    await save();
    expect(await screen.findByText('Не сохранено: Слишком много изменений.')).toBeVisible();
    unmount();
    await open();
    expect(field('Заметка')).toHaveValue('Позвонить в среду');
  });

  test('marks an e-mail that another account has [ORG-03]', async () => {
    api.fail('put', '/api/organizer/participants/{id}', {
      status: 422,
      body: { errors: { email: 'ERROR_EMAIL_EXIST' } },
    });
    await open();
    await write('Почта', 'taken@bank.example');
    await save();
    await waitFor(() =>
      expect(field('Почта')).toHaveAccessibleDescription(expect.stringContaining('Такой E-mail уже используется.')),
    );
  });
});

describe('password', () => {
  test('is mailed after a question and never shown [ORG-03]', async () => {
    api.answer('post', '/api/organizer/participants/{id}/password', { to: 'l•••@bank.example' });
    await open();
    await user.click(sheet().getByRole('button', { name: 'Выслать новый пароль' }));
    await user.click(await screen.findByRole('button', { name: 'Выслать' }));
    expect(await screen.findByText('Письмо с паролем отправлено на l•••@bank.example.')).toBeVisible();
  });

  test('is not mailed twice in ten minutes [ORG-03]', async () => {
    const body = 'Письмо с паролем уже отправляли. Повторите через 8 мин.';
    api.fail('post', '/api/organizer/participants/{id}/password', { status: 429, body });
    await open();
    await user.click(sheet().getByRole('button', { name: 'Выслать новый пароль' }));
    await user.click(await screen.findByRole('button', { name: 'Выслать' }));
    expect(await screen.findByText(body)).toBeVisible();
  });
});
