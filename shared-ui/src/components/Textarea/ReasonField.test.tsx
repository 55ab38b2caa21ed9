import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ReasonField } from './ReasonField';
import { reasonProblem } from './reasonProblem';

function Sample() {
  const [reason, setReason] = useState('');
  return <ReasonField label="Причина" value={reason} onChange={setReason} ready={['Нет времени', 'Не наш профиль']} />;
}
const field = () => screen.getByRole('textbox', { name: 'Причина' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('replaces a ready reason, or takes it back [REQ-04] [ORG-03]', async () => {
  render(<Sample />);
  await press('Нет времени');
  await press('Не наш профиль');
  expect(field()).toHaveValue('Не наш профиль');
  expect(screen.getByRole('button', { name: 'Не наш профиль' })).toHaveAttribute('aria-pressed', 'true');
  await press('Не наш профиль');
  expect(field()).toHaveValue('');
});

test('keeps own words before a ready reason [REQ-04] [ORG-03]', async () => {
  render(<Sample />);
  await userEvent.type(field(), 'Увы. ');
  await press('Нет времени');
  expect(field()).toHaveValue('Увы. Нет времени');
});

test('refuses long reasons, and blank ones where required [REQ-04] [ORG-03]', () => {
  expect(reasonProblem('')).toBeUndefined();
  expect(reasonProblem(' \u200B', true)).toBe('Напишите причину.');
  expect(reasonProblem('🙂'.repeat(300), true)).toBeUndefined();
  expect(reasonProblem('я'.repeat(301))).toBe('Сократите причину до 300 символов.');
});
