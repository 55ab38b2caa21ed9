import { expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from 'shared-api/client';
import { renderPage } from 'shared-api/testing';
import { expectNoAxeViolations } from 'shared-ui/testing';
import { readVersionConflict } from '../domain/versionConflict';
import { ConflictAlert } from './ConflictAlert';

const conflictOf = (details: Record<string, unknown>) =>
  readVersionConflict(new ApiError({ kind: 'http', status: 409, text: 'Конфликт', details }));

test('offers both versions and names the other organizer [ORG-10]', async () => {
  const conflict = conflictOf({
    current: { version: 3, name: 'Форум' },
    changed_by: { id: 5, name: 'Анна Петрова' },
    changed_at: '2026-11-22T14:02:00+03:00',
  })!;
  const onTakeTheirs = jest.fn();
  const onKeepMine = jest.fn();
  const { container } = renderPage(
    <ConflictAlert
      conflict={conflict}
      fields={[{ label: 'Название', theirs: 'Форум', mine: '' }]}
      onTakeTheirs={onTakeTheirs}
      onKeepMine={onKeepMine}
    />,
  );
  expect(screen.getByRole('status')).toHaveTextContent('появились изменения (Анна Петрова, 14:02)');
  expect(screen.getByRole('listitem')).toHaveTextContent('НазваниеСохранено: ФорумУ вас: пусто');
  await userEvent.click(screen.getByRole('button', { name: 'Взять сохранённое' }));
  expect(onTakeTheirs).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: 'Оставить моё' }));
  expect(onKeepMine).toHaveBeenCalledTimes(1);
  await expectNoAxeViolations(container);
});

test('reads no conflict without the present state', () => {
  expect(conflictOf({ meetings: 4 })).toBeUndefined();
  expect(conflictOf({ current: { name: 'Форум' } })).toBeUndefined();
  expect(readVersionConflict(new Error('network'))).toBeUndefined();
});
