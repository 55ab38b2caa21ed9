import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { noteServerDate } from 'shared-api/clock';
import { useCurrentUser } from 'shared-api/session';
import { fixtures, renderPage, useFakeApi } from 'shared-api/testing';
import { closeToasts, expectNoAxeViolations, FilledSlots, seeEverything } from 'shared-ui/testing';
import { Toaster } from 'shared-ui/Toaster';
import { comparedAtom } from '#state/comparedState';
import { CatalogCard } from './CatalogCard';

const api = useFakeApi();
const user = userEvent.setup({ delay: null });
const company = (id: number) => fixtures.participant({ id, company: `Компания ${id}` });

const viewer = fixtures.currentUser({ id: 1, activity: [{ id: 11, value: 'Футболки' }] });

beforeEach(() => {
  localStorage.clear();
  api.answer('get', '/api/user', viewer);
});
afterEach(closeToasts);

function Page({ ids }: { ids: readonly number[] }) {
  const { data: viewer } = useCurrentUser();
  return (
    <>
      {viewer &&
        ids.map((id) => (
          <CatalogCard key={id} viewer={viewer} company={company(id)} isOnline={false} meetingWith={() => 'possible'} />
        ))}
      <Toaster />
    </>
  );
}

async function open(...ids: number[]) {
  const page = renderPage(<Page ids={ids} />);
  await screen.findAllByRole('article');
  return page;
}

test('shows why the company suits and explains it on click', async () => {
  await open(2);
  await user.click(
    screen.getByRole('button', { name: 'Подходит: тематика 1 из 2 · город · тираж · сумма · брендирование' }),
  );
  expect(screen.getByRole('dialog', { name: 'Почему подходит' })).toHaveTextContent(
    'Из того, что ищет компания, вы предлагаете 1 из 2: Футболки.',
  );
  await expectNoAxeViolations(document.body);
});

test('hides the fit line without a match', async () => {
  api.answer('get', '/api/user', fixtures.currentUser({ id: 1, activity: [{ id: 99, value: 'Мёд' }] }));
  await open(2);
  expect(screen.queryByText(/^Подходит/)).not.toBeInTheDocument();
});

test('[FIT-02] [FIT-04] names common time, usual answers and the icons', async () => {
  noteServerDate('Sat, 21 Nov 2026 09:00:00 GMT');
  const busy = {
    ...company(2),
    common_slots: 7,
    nearest_slot: { date: '2026-11-23', point: '10:00' },
    answer_minutes: 118,
  };
  renderPage(<CatalogCard viewer={viewer} company={busy} isOnline={false} meetingWith={() => 'possible'} />);
  expect(await screen.findByText('Общего времени: 7 · ближайшее пн, 10:00')).toBeVisible();
  expect(screen.getByText('Обычно отвечает за 2 часа')).toBeVisible();
  const compare = screen.getByRole('button', { name: 'Сравнить: Компания 2' });
  expect(compare).toHaveAttribute('title', 'Сравнить');
  await user.click(compare);
  expect(compare).toHaveAttribute('title', 'Убрать из сравнения');
});

test('marks a favourite and states where it is stored', async () => {
  const { location, unmount } = await open(2);
  const star = () => screen.getByRole('button', { name: 'В избранное: Компания 2' });
  expect(star()).toHaveAttribute('aria-pressed', 'false');
  await user.click(star());
  expect(star()).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByText('Избранное хранится на этом устройстве.')).toBeInTheDocument();
  expect(location()).toBe('/');
  unmount();
  await open(2);
  expect(star()).toHaveAttribute('aria-pressed', 'true');
});

test('limits the comparison to four companies', async () => {
  const { store } = await open(2, 3, 4, 5, 6);
  const toggle = (id: number) => screen.getByRole('button', { name: `Сравнить: Компания ${id}` });
  for (const id of [2, 3, 4, 5, 6]) await user.click(toggle(id));
  expect(store.get(comparedAtom).map(({ id }) => id)).toEqual([2, 3, 4, 5]);
  expect(toggle(5)).toHaveAttribute('aria-pressed', 'true');
  expect(toggle(6)).toHaveAccessibleDescription('Не больше четырёх');
  await user.click(toggle(3));
  await user.click(toggle(6));
  expect(store.get(comparedAtom).map(({ id }) => id)).toEqual([2, 4, 5, 6]);
});

test('shows widgets of other remotes at its foot [TEAM-04] [TEAM-15]', async () => {
  const endSight = seeEverything();
  renderPage(
    <FilledSlots>
      <Page ids={[2]} />
    </FilledSlots>,
  );
  expect(await screen.findByText('catalog-card.foot {"userId":2}')).toBeVisible();
  endSight();
});
