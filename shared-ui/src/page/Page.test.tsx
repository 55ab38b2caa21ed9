import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { ArrivalContext, Page } from './Page';

beforeEach(() => void jest.useFakeTimers());

const open = ({ isArrival }: { isArrival: boolean }) =>
  render(
    <ArrivalContext value={isArrival}>
      <Page title="Новости" actions={<button>Настроить</button>} lead="За неделю">
        <p>Первая новость</p>
      </Page>
    </ArrivalContext>,
  );

const expectWhole = () => {
  expect(screen.getByRole('button', { name: 'Настроить' })).toBeVisible();
  expect(screen.getByText('За неделю')).toBeVisible();
  expect(screen.getByText('Первая новость')).toBeVisible();
};

test('shows the heading first after an in-app navigation', () => {
  const frame = jest.spyOn(window, 'requestAnimationFrame');
  open({ isArrival: true });
  const expectHeadingAlone = () => {
    expect(screen.getByRole('heading', { name: 'Новости' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Настроить' })).not.toBeInTheDocument();
    expect(screen.queryByText('За неделю')).not.toBeInTheDocument();
    expect(screen.queryByText('Первая новость')).not.toBeInTheDocument();
  };
  expectHeadingAlone();
  expect(frame).toHaveBeenCalledTimes(1);
  act(() => jest.advanceTimersToNextFrame());
  expectHeadingAlone();
  act(() => jest.advanceTimersByTime(1));
  expectWhole();
});

test('shows the whole page at once on the first load', () => {
  open({ isArrival: false });
  expectWhole();
});

test('shows the whole page at once in a hidden tab', () => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  open({ isArrival: true });
  expectWhole();
});

test('renders no content after unmounting before the frame', () => {
  const { unmount } = open({ isArrival: true });
  act(() => jest.advanceTimersToNextFrame());
  unmount();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.queryByText('Первая новость')).not.toBeInTheDocument();
});

test('names a page without a visible header', () => {
  render(
    <Page title="Сообщения" isTitleHidden actions={<button>Настроить</button>}>
      Переписка
    </Page>,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Сообщения' })).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
