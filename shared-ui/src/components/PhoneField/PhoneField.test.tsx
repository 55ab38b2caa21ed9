import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';

import { PhoneField } from './PhoneField';

function Page() {
  const [value, setValue] = useState('');
  return (
    <>
      <PhoneField label="Телефон" value={value} onValueChange={setValue} />
      <output>{value}</output>
    </>
  );
}

test('has the placeholder that people know [REG-01]', () => {
  render(<Page />);
  expect(screen.getByLabelText('Телефон')).toHaveAttribute('placeholder', '+7 (XXX) XXX-XX-XX');
});

test('puts digits into their places', async () => {
  render(<Page />);
  await userEvent.type(screen.getByLabelText('Телефон'), '9161234567');
  expect(screen.getByRole('status')).toHaveTextContent('+7 (916) 123-45-67');
});

test.each(['89161234567', '+7 916 123 45 67', '8 (916) 123-45-67', '79161234567', '9161234567'])('understands a pasted %s', async (pasted) => {
  render(<Page />);
  await userEvent.click(screen.getByLabelText('Телефон'));
  await userEvent.paste(pasted);
  expect(screen.getByRole('status')).toHaveTextContent('+7 (916) 123-45-67');
});

test('letters and further digits do not get in', async () => {
  render(<Page />);
  await userEvent.type(screen.getByLabelText('Телефон'), 'абв91612345678999');
  expect(screen.getByRole('status')).toHaveTextContent('+7 (916) 123-45-67');
});
