import { accounts } from '../support/accounts.ts';
import { readBadge } from '../support/sidebar.ts';
import { expect, test } from '../support/test.ts';

test('messages rivals when an invitation is accepted and updates agenda', async ({ people }) => {
  const supplier = await people.come(accounts.supplier);
  await supplier.goto('/meetings?view=agenda&show=incoming');
  const main = supplier.getByRole('main');
  await expect(main.getByText('2 приглашения на одно время: принять можно одно').first()).toBeVisible();
  const received = supplier.getByRole('button', { name: /^Вас приглашают \d+$/ });
  const before = Number(/\d+$/.exec(await received.innerText())?.[0]);

  await supplier.goto('/invitations?incoming-size=50&outgoing-size=50');
  const competing = main.getByRole('listitem').filter({ hasText: /В это же время: [^)]* \(приглашает вас\)/ });
  const accepted = await competing.first().getByRole('link').first().innerText();
  await competing.first().getByRole('button', { name: 'Принять' }).click();
  const dialog = supplier.getByRole('dialog');
  const sentence = await dialog.getByText(/^В это же время вас приглашает /).innerText();
  const named = /вас приглашает (.*): с этой компанией/.exec(sentence)?.[1] ?? '';
  // A name that has quotation marks gets no others.
  const loser = /^«([^«»]*)»$/.exec(named)?.[1] ?? named;
  expect(loser).not.toBe('');
  await dialog.getByRole('checkbox', { name: /^Отклонить и написать: / }).check();
  await dialog.getByRole('button', { name: 'Да, принять' }).click();
  await expect(dialog.getByRole('listitem')).toHaveText(`${loser}: приглашение снято, сообщение отправлено`);
  await dialog.getByRole('button', { name: 'Готово' }).click();
  await expect(
    main.getByRole('listitem').filter({ hasText: loser }).filter({ hasText: 'Встреча отменена' }).first(),
  ).toBeVisible();

  await supplier.goto('/messages');
  await expect(main.getByRole('listitem').filter({ hasText: loser }).first()).toContainText(
    'у нас уже назначена встреча',
  );
  await supplier.goto('/meetings?view=agenda&show=meetings');
  await expect(main.getByRole('link', { name: accepted })).toBeVisible();
  await expect(received).toHaveText(`Вас приглашают ${before - 2}`);
});

for (const { button, confirm, toast, status, tag } of [
  { button: 'Принять', confirm: 'Да, принять', toast: 'Заявка принята!', status: 'Успешно принято', tag: ' @quick' },
  { button: 'Отклонить', confirm: 'Да, отклонить', toast: 'Заявка отклонена!', status: 'Отклонено', tag: '' },
]) {
  test(`«${button}» settles an invitation and lowers the badge [SIDE-03] [INV-05] [INV-07] [INV-08] [TOAST-01]${tag}`, async ({
    people,
  }) => {
    const supplier = await people.come(accounts.supplier);
    await supplier.goto('/invitations?incoming-size=50&outgoing-size=50');
    const incoming = supplier
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: supplier.getByRole('button', { name: button }) });
    const company = await incoming.first().getByRole('link').first().innerText();
    const when = /\d\d\.\d\d\.\d{4}\s+\d\d:\d\d/.exec(await incoming.first().innerText())?.[0] ?? '';
    const item = supplier
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: supplier.getByRole('link', { name: company, exact: true }) })
      .filter({ hasText: when });
    const waiting = await readBadge(supplier, 'Заявки');
    expect(waiting).toBeGreaterThan(0);

    await item.getByRole('button', { name: button }).click();
    const dialog = supplier.getByRole('dialog').or(supplier.getByRole('alertdialog'));
    await expect(dialog).toContainText(company);
    await dialog.getByRole('button', { name: confirm }).click();

    await expect(supplier.getByText(toast).first()).toBeVisible();
    // With competing invitations, the dialog first lists what happened to each.
    const finish = dialog.getByRole('button', { name: 'Готово' });
    await expect(finish.or(item.getByText(status)).first()).toBeVisible();
    if (await finish.isVisible()) await finish.click();
    await expect(item).toContainText(status);
    await expect(item.getByRole('button', { name: /Принять|Отклонить/ })).toHaveCount(0);
    // Accepting also cancels the other invitations to the same slot.
    await expect.poll(() => readBadge(supplier, 'Заявки')).toBeLessThan(waiting);
    await supplier.reload();
    // Older decided invitations are folded.
    const list = supplier.getByRole('region', { name: /^Вас приглашают на встречу/ });
    const all = list.getByRole('button', { name: 'Показать все' });
    await expect(item.or(all).first()).toBeVisible();
    if (!(await item.isVisible())) await all.click();
    await expect(item).toContainText(status);
    // Toasts disappear by themselves.
    await expect(supplier.getByText(toast)).toHaveCount(0);
  });
}
