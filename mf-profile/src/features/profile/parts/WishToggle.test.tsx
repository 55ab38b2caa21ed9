import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Schema } from 'shared-api/contract';
import { fixtures, renderPage, useFakeApi } from 'shared-api/testing';
import { expectNoAxeViolations } from 'shared-ui/testing';
import { Toaster } from 'shared-ui/Toaster';
import { WishToggle } from './WishToggle';

const api = useFakeApi();
const user = userEvent.setup();
let wishes: Schema<'Wish'>[];

beforeEach(() => {
  wishes = [];
  api.answer('get', '/api/settings', fixtures.settings({ features: ['wishes'] }));
  api.answer('get', '/api/wishes', () => ({ wishes }));
});

const draw = () =>
  renderPage(
    <>
      <WishToggle id={7} />
      <Toaster />
    </>,
  );
/** Presses the box once the wishes are read. */
async function press(isChecked: boolean): Promise<void> {
  const box = await screen.findByRole('checkbox', { name: 'Хочу встретиться', checked: isChecked });
  await waitFor(() => expect(box).toBeEnabled());
  await user.click(box);
}

test('keeps a wish and takes it back [AFTER-05]', async () => {
  api.answer('put', '/api/wishes/{id}', () => {
    wishes = [{ id: 7, company: 'Лель', is_mutual: true }];
    return { ok: true };
  });
  api.answer('delete', '/api/wishes/{id}', () => {
    wishes = [];
    return { ok: true };
  });
  const { container } = draw();
  await press(false);
  expect(await screen.findByText('Взаимно: компания тоже хочет встретиться.')).toBeVisible();
  await expectNoAxeViolations(container);
  await press(true);
  expect(await screen.findByText('Компания узнает об этом, только если захочет того же.')).toBeVisible();
});

test('says why a wish is refused [AFTER-05]', async () => {
  api.fail('put', '/api/wishes/{id}', { status: 409, body: 'Отметить можно 30 компаний. Снимите другую отметку.' });
  draw();
  await press(false);
  expect(await screen.findByText('Отметить можно 30 компаний. Снимите другую отметку.')).toBeVisible();
});
