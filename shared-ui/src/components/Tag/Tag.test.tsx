import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Tag } from './Tag';

test('the cross says what it takes back, and takes it back by mouse and keyboard [SEND-02]', async () => {
  const onRemove = jest.fn();
  render(<Tag onRemove={onRemove}>Ромашка</Tag>);
  await userEvent.click(screen.getByRole('button', { name: 'Убрать: Ромашка' }));
  await userEvent.keyboard('{Enter} ');
  expect(onRemove).toHaveBeenCalledTimes(3);
});

test('without anything to take back it is only text', () => {
  render(<Tag>Ромашка</Tag>);
  expect(screen.getByText('Ромашка')).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('disabled it stays', async () => {
  const onRemove = jest.fn();
  render(
    <Tag onRemove={onRemove} isDisabled>
      Ромашка
    </Tag>,
  );
  await userEvent.click(screen.getByRole('button'));
  expect(onRemove).not.toHaveBeenCalled();
});
