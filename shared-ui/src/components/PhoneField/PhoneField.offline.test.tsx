import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { PhoneField } from './PhoneField';

jest.mock('./phoneRules', () => {
  throw new Error('The network is away.');
});

function Page() {
  const [value, setValue] = useState('');
  return <PhoneField label="Телефон" value={value} onValueChange={setValue} />;
}

test.each([
  ['+375 29 123-45-67', '+375291234567'],
  ['8 916 123-45-67', '+7 (916) 123-45-67'],
])('accepts %s while the phone rules cannot be fetched', async (number, shown) => {
  render(<Page />);
  const input = screen.getByLabelText('Телефон');
  await userEvent.type(input, number);
  expect(input).toHaveValue(shown);
});
