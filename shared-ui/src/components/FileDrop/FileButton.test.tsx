import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FileButton } from './FileButton';

test('passes on every selection, even of the same file', async () => {
  const onFile = jest.fn();
  const { container } = render(<FileButton onFile={onFile}>Загрузить</FileButton>);
  const input = container.querySelector('input');
  if (!input) throw new Error('There is no field for a file.');
  const asked = jest.spyOn(input, 'click').mockImplementation(() => {});
  await userEvent.click(screen.getByRole('button', { name: 'Загрузить' }));
  expect(asked).toHaveBeenCalledTimes(1);
  asked.mockRestore();
  const file = new File(['x'], 'лого.png', { type: 'image/png' });
  await userEvent.upload(input, file);
  await userEvent.upload(input, file);
  expect(onFile.mock.calls).toEqual([[file], [file]]);
});
