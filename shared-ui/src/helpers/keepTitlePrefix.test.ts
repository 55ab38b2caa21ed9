import { expect, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { keepTitlePrefix } from './keepTitlePrefix';

test('keeps several prefixes through title changes and removes each', async () => {
  document.title = 'Каталог';
  const removeCount = keepTitlePrefix('(2) ');
  const removeMeeting = keepTitlePrefix('(через 5 мин) Шаг · ');
  expect(document.title).toBe('(2) (через 5 мин) Шаг · Каталог');

  document.title = 'Новости';
  await waitFor(() => expect(document.title).toBe('(2) (через 5 мин) Шаг · Новости'));

  removeCount();
  expect(document.title).toBe('(через 5 мин) Шаг · Новости');
  removeMeeting();
  expect(document.title).toBe('Новости');
});

test('works on a page without a title', () => {
  document.title = '';
  const remove = keepTitlePrefix('(2) ');
  expect(document.title).toBe('(2)');
  remove();
  expect(document.title).toBe('');
});
