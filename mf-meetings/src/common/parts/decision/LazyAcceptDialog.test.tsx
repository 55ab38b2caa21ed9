import { expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fixtures, renderPage, useFakeApi } from 'shared-api/testing';
import { LazyAcceptDialog } from './LazyAcceptDialog';

useFakeApi();
let isOnline = false;

jest.mock('./InvitationAcceptDialog', () => {
  if (!isOnline) throw new Error('The file of the dialog did not arrive.');
  return { InvitationAcceptDialog: () => <p>Да, принять</p> };
});

test('offers a retry when the dialog’s file does not arrive', async () => {
  renderPage(<LazyAcceptDialog invitation={fixtures.invitation()} onClose={() => undefined} />);
  expect(screen.getByRole('dialog', { name: 'Вы действительно хотите принять приглашение?' })).toBeVisible();
  expect(await screen.findByText(/Не удалось открыть приглашение/)).toBeVisible();
  isOnline = true;
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByText('Да, принять')).toBeVisible();
});
