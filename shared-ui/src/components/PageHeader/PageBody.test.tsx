import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { ArrivalContext, PageBody } from './PageBody';
import { PageHeader } from './PageHeader';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const open = ({ isArrival }: { isArrival: boolean }) =>
  render(
    <ArrivalContext value={isArrival}>
      <PageHeader title="Новости" />
      <PageBody>
        <p>Первая новость</p>
      </PageBody>
    </ArrivalContext>,
  );

test('a page that is come to from another one shows its header in the first frame, the rest after it', () => {
  open({ isArrival: true });
  expect(screen.getByRole('heading', { name: 'Новости' })).toBeVisible();
  expect(screen.queryByText('Первая новость')).not.toBeInTheDocument();
  act(() => jest.advanceTimersToNextFrame());
  expect(screen.queryByText('Первая новость')).not.toBeInTheDocument();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.getByText('Первая новость')).toBeVisible();
});

test('the page that the application is opened with comes whole', () => {
  open({ isArrival: false });
  expect(screen.getByText('Первая новость')).toBeVisible();
});

test('so does a page in a tab out of sight, which has no frames', () => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  open({ isArrival: true });
  expect(screen.getByText('Первая новость')).toBeVisible();
});
