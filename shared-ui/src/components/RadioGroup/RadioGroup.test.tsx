import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expectNoAxeViolations } from 'shared-ui/testing';
import { RadioGroup, type RadioGroupProps } from './RadioGroup';

const options = [
  { value: 'SUPPLIER', label: 'Поставщик', hint: 'предлагаем рекламную продукцию' },
  { value: 'CUSTOMER', label: 'Заказчик', hint: 'ищем рекламную продукцию' },
];

function Page({ look }: Pick<RadioGroupProps, 'look'>) {
  const [value, setValue] = useState<string>();
  return <RadioGroup label="Кто вы" look={look} options={options} value={value} onChange={setValue} />;
}

test.each(['list', 'cards'] as const)('as %s: selects by click and by arrow keys', async (look) => {
  render(<Page look={look} />);
  await userEvent.click(screen.getByText('ищем рекламную продукцию'));
  expect(screen.getByRole('radio', { name: /Заказчик/ })).toBeChecked();
  await userEvent.keyboard('{ArrowUp}');
  expect(screen.getByRole('radio', { name: /Поставщик/ })).toBeChecked();
  await expectNoAxeViolations(document.body);
});
