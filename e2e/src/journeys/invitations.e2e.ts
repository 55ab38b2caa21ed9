import { accounts } from '../support/accounts.ts';
import { readBadge } from '../support/sidebar.ts';
import { expect, test } from '../support/test.ts';

for (const { button, confirm, toast, status } of [
  { button: 'Принять', confirm: 'Да, принять', toast: 'Заявка принята!', status: 'Успешно принято' },
  { button: 'Отклонить', confirm: 'Да, отклонить', toast: 'Заявка отклонена!', status: 'Отклонено' },
]) {
  test(`«${button}» settles an invitation, counts it off and is kept [SIDE-03] [INV-05] [INV-07] [INV-08] [TOAST-01]`, async ({
    people,
  }) => {
    const supplier = await people.come(accounts.supplier);
    await supplier.goto('/invitations');
    const incoming = supplier
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: supplier.getByRole('button', { name: button }) });
    const company = await incoming.first().getByRole('link').first().innerText();
    const when = /\d\d\.\d\d\.\d{4}\s+\d\d:\d\d/.exec(await incoming.first().innerText())?.[0] ?? '';
    const item = supplier
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: company })
      .filter({ hasText: when });
    const waiting = await readBadge(supplier, 'Заявки');
    expect(waiting).toBeGreaterThan(0);

    await item.getByRole('button', { name: button }).click();
    const dialog = supplier.getByRole('dialog').or(supplier.getByRole('alertdialog'));
    await expect(dialog).toContainText(company);
    await dialog.getByRole('button', { name: confirm }).click();

    await expect(supplier.getByText(toast)).toBeVisible();
    await expect(item).toContainText(status);
    await expect(item.getByRole('button')).toHaveCount(0);
    // Accepting also cancels the other invitations to the same slot.
    await expect.poll(() => readBadge(supplier, 'Заявки')).toBeLessThan(waiting);
    await supplier.reload();
    await expect(item).toContainText(status);
    // A toast goes by itself.
    await expect(supplier.getByText(toast)).toHaveCount(0);
  });
}
