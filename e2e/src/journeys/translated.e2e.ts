import { accounts } from '../support/accounts.ts';
import { message, send } from '../support/messenger.ts';
import { expect, test } from '../support/test.ts';
import { translate } from '../support/translate.ts';

test('a translated page goes on working [NET-03]', async ({ people }) => {
  const page = await people.come(accounts.supplier);
  const failure = page.getByText(/Не удалось показать/);

  await page.goto('/messages/2');
  await expect(page.getByRole('textbox', { name: 'Сообщение' })).toBeVisible();
  await translate(page);
  for (const text of ['Пишу из переведённого чата.', 'И ещё раз.']) await send(page, text);
  await expect(message(page, 'И ещё раз.')).toBeVisible();
  await expect(failure).toHaveCount(0);

  await page.goto('/catalog');
  const cards = page.getByRole('list', { name: 'Компании' }).getByRole('article');
  await expect(cards).toHaveCount(10);
  await translate(page);
  const first = await cards.first().innerText();
  await page.getByRole('link', { name: 'Страница 2' }).click();
  await expect(cards.first()).not.toHaveText(first);
  await expect(failure).toHaveCount(0);
});
