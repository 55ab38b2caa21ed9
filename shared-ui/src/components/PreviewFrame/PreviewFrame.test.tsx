import { expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Link, MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { expectNoAxeViolations } from 'shared-ui/testing';
import { PreviewFrame } from './PreviewFrame';

// Renders a whole page, which takes long on a busy machine.
const act = jest.fn();
const links = [
  { to: '/preview/catalog', label: 'Карточка' },
  { to: '/preview/profile', label: 'Страница' },
];

/** Adds a control later, as a widget does. */
function Content() {
  const [isMore, setIsMore] = useState(false);
  return (
    <>
      <a href="/messages/1">Написать</a>
      <button onClick={act} onMouseDown={act} onPointerDown={act}>
        Встретиться
      </button>
      <input aria-label="Имя" defaultValue="Ольга" />
      <h2 tabIndex={-1}>Файлы</h2>
      <img alt="" src="/x.png" onError={() => setIsMore(true)} />
      {isMore && <button onClick={act}>Скачать</button>}
    </>
  );
}

function Preview() {
  return (
    <PreviewFrame
      title="Предпросмотр: так вас видят заказчики."
      shortTitle="Предпросмотр"
      links={links}
      current={useLocation().pathname}
      editTo="/profile/edit"
      closeTo="/profile/edit#preview"
    >
      <Content />
    </PreviewFrame>
  );
}

function Address() {
  const { pathname, hash } = useLocation();
  return <output>{pathname + hash}</output>;
}

const show = (address: string) =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <Address />
      <Routes>
        <Route path="/preview/*" element={<Preview />} />
        <Route path="*" element={<Link to="/preview/catalog">Показать</Link>} />
      </Routes>
    </MemoryRouter>,
  );
const expectAt = (address: string) => expect(screen.getByText(address, { selector: 'output' })).toBeVisible();

test('blocks all controls inside, including later ones [ROUTE-17] [ROUTE-18]', async () => {
  show('/preview/catalog');
  await userEvent.click(screen.getByRole('button', { name: 'Встретиться' }));
  await userEvent.click(screen.getByRole('link', { name: 'Написать' }));
  await userEvent.type(screen.getByLabelText('Имя'), 'я');
  expect(screen.getByLabelText('Имя')).toHaveValue('Ольга');
  fireEvent.error(screen.getByRole('presentation'));
  await userEvent.click(await screen.findByRole('button', { name: 'Скачать' }));
  expect(act).not.toHaveBeenCalled();
  expectAt('/preview/catalog');
});

test('limits Tab to the bar and describes the blocked controls', async () => {
  show('/preview/catalog');
  fireEvent.error(screen.getByRole('presentation'));
  const late = await screen.findByRole('button', { name: 'Скачать' });
  await waitFor(() => expect(late).toHaveAttribute('tabindex', '-1'));
  for (const control of [late, screen.getByRole('link', { name: 'Написать' }), screen.getByLabelText('Имя')]) {
    expect(control).toHaveAttribute('aria-disabled', 'true');
    expect(control).toHaveAccessibleDescription('Предпросмотр');
  }
  const stops = new Set<Element | null>();
  for (let stop = 0; stop < 6; stop += 1) {
    await userEvent.tab();
    stops.add(document.activeElement);
  }
  stops.delete(document.body);
  expect([...stops].map((stop) => stop?.getAttribute('aria-label') ?? stop?.textContent)).toEqual([
    'Карточка',
    'Страница',
    'Изменить',
    'Закрыть',
  ]);
  await expectNoAxeViolations(document.body);
});

test.each(['{Escape}', 'Закрыть'])('returns to the page before all previews with «%s»', async (way) => {
  show('/profile');
  await userEvent.click(screen.getByRole('link', { name: 'Показать' }));
  await userEvent.click(screen.getByRole('link', { name: 'Страница' }));
  expectAt('/preview/profile');
  if (way === 'Закрыть') await userEvent.click(screen.getByRole('button', { name: way }));
  else {
    await userEvent.click(screen.getByRole('button', { name: 'Встретиться' }));
    await userEvent.keyboard(way);
  }
  expectAt('/profile');
});

test('returns to the profile without a previous page', async () => {
  show('/preview/catalog');
  await userEvent.click(
    within(screen.getByRole('navigation', { name: 'Что показать' })).getByRole('link', { name: 'Страница' }),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Закрыть' }));
  expectAt('/profile/edit#preview');
});
