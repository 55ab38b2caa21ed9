import { expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from 'shared-api/testing';
import { expectNoAxeViolations } from 'shared-ui/testing';
import { ConflictAlert } from './ConflictAlert';

test('offers both versions and names the other organizer [ORG-10]', async () => {
  const onTakeTheirs = jest.fn();
  const onKeepMine = jest.fn();
  const { container } = renderPage(
    <ConflictAlert
      conflict={{ changedBy: 'Анна Петрова', changedAt: '2026-11-22T14:02:00+03:00' }}
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
