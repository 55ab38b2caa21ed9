import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Tag } from './Tag';

test('removes by mouse and keyboard with a named button [SEND-02]', async () => {
  const onRemove = jest.fn();
  render(<Tag onRemove={onRemove}>Ромашка</Tag>);
  await userEvent.click(screen.getByRole('button', { name: 'Убрать: Ромашка' }));
  await userEvent.keyboard('{Enter} ');
  expect(onRemove).toHaveBeenCalledTimes(3);
});

test('is plain text without a remove handler', () => {
  render(<Tag>Ромашка</Tag>);
  expect(screen.getByText('Ромашка')).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('cannot be removed when disabled', async () => {
  const onRemove = jest.fn();
  render(
    <Tag onRemove={onRemove} isDisabled>
      Ромашка
    </Tag>,
  );
  await userEvent.click(screen.getByRole('button'));
  expect(onRemove).not.toHaveBeenCalled();
});
