import { accounts } from '../support/accounts.ts';
import { configure } from '../support/control.ts';
import { serveNewRemote } from '../support/newRemote.ts';
import { expect, test } from '../support/test.ts';

test('fills slots; a throwing widget takes only its place [TEAM-15] [FED-02]', async ({ people }) => {
  people.allow(/оценить нельзя/);
  const surveys = await serveNewRemote();
  try {
    await configure({ remoteOrigins: [surveys.origin] });
    await surveys.release();
    const supplier = await people.come(accounts.supplier);
    await supplier.goto('/catalog');
    const card = supplier.getByRole('article').first();
    await expect(card.getByText('Не удалось загрузить этот блок.')).toBeVisible();
    await expect(card.getByRole('link', { name: 'Написать' })).toBeVisible();

    await card.getByRole('heading').getByRole('link').click();
    await expect(supplier.getByText(/^Оценка компании \d+$/)).toBeVisible();
    const [, id = ''] = /profile\/(\d+)$/.exec(supplier.url()) ?? [];
    await expect(supplier.getByText(/^Оценка компании/)).toHaveText(`Оценка компании ${id}`);

    await supplier.goto('/profile');
    await expect(supplier.getByText('Пройдите опрос')).toBeVisible();
  } finally {
    await surveys.remove().catch(() => undefined);
    await configure({ remoteOrigins: [] });
    surveys.close();
  }
});
