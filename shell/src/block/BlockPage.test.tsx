import { expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage, useFakeApi } from 'shared-api/testing';
import { expectNoAxeViolations } from 'shared-ui/testing';
import { BlockPage } from './BlockPage';

const api = useFakeApi();
const open = () => renderPage(<BlockPage title="Аккаунт ожидает активации" />);

test('shows the managers’ contacts and a link to login [ROUTE-19]', async () => {
  api.configure({
    managers: [{ name: 'Служба поддержки', phone: '+7 (495) 000-00-00', email: 'support@vstrecha.example' }],
  });
  const { container } = open();
  expect(screen.getByRole('heading', { level: 1, name: 'Аккаунт ожидает активации' })).toBeVisible();
  expect(screen.getByRole('status', { name: 'Загрузка контактов' })).toHaveAttribute('aria-busy', 'true');
  expect(await screen.findByText('Служба поддержки')).toBeVisible();
  expect(screen.getByRole('link', { name: '+7 (495) 000-00-00' })).toHaveAttribute('href', 'tel:+74950000000');
  expect(screen.getByRole('link', { name: 'support@vstrecha.example' })).toHaveAttribute(
    'href',
    'mailto:support@vstrecha.example',
  );
  expect(screen.getByRole('link', { name: 'На страницу входа' })).toHaveAttribute('href', '/login');
  await expectNoAxeViolations(container);
});

test('shows a message when no contacts are configured [ROUTE-19]', async () => {
  api.configure({ managers: [] });
  open();
  expect(
    await screen.findByText('Контакты менеджеров пока не указаны. Обратитесь к организаторам мероприятия.'),
  ).toBeVisible();
});

test('loads the contacts by «Повторить» after a failure', async () => {
  jest.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new TypeError('Failed to fetch'));
  open();
  expect(await screen.findByRole('alert')).toHaveTextContent('Не удалось загрузить контакты менеджеров.');
  api.configure({ managers: [{ name: 'Служба поддержки', phone: '', email: 'support@vstrecha.example' }] });
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByText('Служба поддержки')).toBeVisible();
});
