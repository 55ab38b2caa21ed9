import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { StepIndicator } from './StepIndicator';

test('shows the step as N of 4 [REG-10]', () => {
  render(<StepIndicator current={2} steps={['Контакты', 'О компании', 'Файлы', 'Встречи']} />);
  expect(screen.getByText(/^Шаг 2 из 4/)).toBeInTheDocument();
  expect(screen.getByText('О компании').closest('[aria-current]')).toHaveAttribute('aria-current', 'step');
  expect(screen.getByText(/пройден/)).toBeInTheDocument();
});
