import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { ArrivalContext, createArrival, PageBody } from './PageBody';
import { PageHeader } from './PageHeader';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const open = ({ isArrival }: { isArrival: boolean }) =>
  render(
    <ArrivalContext value={isArrival ? createArrival() : undefined}>
      <PageHeader title="Новости" actions={<button>Настроить</button>} />
      <PageBody>
        <p>Первая новость</p>
      </PageBody>
    </ArrivalContext>,
  );

const expectWhole = () => {
  expect(screen.getByRole('button', { name: 'Настроить' })).toBeVisible();
  expect(screen.getByText('Первая новость')).toBeVisible();
};

test('a page that is come to from another one shows its heading in the first frame, the rest after it', () => {
  const frame = jest.spyOn(window, 'requestAnimationFrame');
  open({ isArrival: true });
  const expectHeadingAlone = () => {
    expect(screen.getByRole('heading', { name: 'Новости' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Настроить' })).not.toBeInTheDocument();
    expect(screen.queryByText('Первая новость')).not.toBeInTheDocument();
  };
  expectHeadingAlone();
  // Together: buttons that come in a line of their own would move a body that stands there already.
  expect(frame).toHaveBeenCalledTimes(1);
  act(() => jest.advanceTimersToNextFrame());
  expectHeadingAlone();
  act(() => jest.advanceTimersByTime(1));
  expectWhole();
});

test('the page that the application is opened with comes whole', () => {
  open({ isArrival: false });
  expectWhole();
});

test('so does a page in a tab out of sight, which has no frames', () => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  open({ isArrival: true });
  expectWhole();
});

test('a page that is left before its frame shows nothing of the rest', () => {
  const arrival = createArrival();
  const show = jest.fn();
  const showNext = jest.fn();
  arrival.join(show)();
  arrival.join(showNext);
  jest.advanceTimersToNextFrame();
  jest.advanceTimersByTime(1);
  expect(show).not.toHaveBeenCalled();
  expect(showNext).toHaveBeenCalledTimes(1);
});
