import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { ModuleFailure } from './ModuleFailure';
import { WidgetLoaderContext, type ModuleWatch, type WidgetLoader, type WidgetModule } from './WidgetLoaderContext';
import { createWidget } from './WidgetSlot';

interface Contract {
  'mf_meetings/TodayMeetings': { date: string };
  'mf_messenger/LatestMessages': { count: number };
}

const Widget = createWidget<Contract>();

const TodayMeetings = ({ date }: { date: string }) => <p>Встречи на {date}</p>;
const LatestMessages = ({ count }: { count: number }) => <p>Сообщений: {count}</p>;
const Broken = (): never => {
  throw new Error('сломано');
};

const load = jest.fn<WidgetLoader['load']>();
const onError = jest.fn<NonNullable<WidgetLoader['onError']>>();
let loader: WidgetLoader;

beforeEach(() => {
  load.mockReset();
  loader = { load, onError };
});

const page = (widget: React.ReactNode) => (
  <WidgetLoaderContext value={loader}>
    <p>Остальная страница</p>
    {widget}
  </WidgetLoaderContext>
);

const today = (
  <Widget name="mf_meetings/TodayMeetings" date="2026-03-15" placeholder={{ title: 'встречи на сегодня' }} />
);

test('renders the widget with its properties', async () => {
  load.mockResolvedValue({ default: TodayMeetings });
  render(page(today));
  expect(await screen.findByText('Встречи на 2026-03-15')).toBeInTheDocument();
  expect(load).toHaveBeenCalledWith('mf_meetings/TodayMeetings', 0);
});

test('reports a failed load and retries on «Повторить» [FED-02]', async () => {
  load.mockRejectedValueOnce(new Error('нет связи')).mockResolvedValue({ default: TodayMeetings });
  render(page(today));
  expect(await screen.findByText('Не удалось загрузить: встречи на сегодня.')).toBeInTheDocument();
  expect(onError).toHaveBeenCalledWith(new Error('нет связи'), 'mf_meetings/TodayMeetings');

  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByText('Встречи на 2026-03-15')).toBeInTheDocument();
  expect(load).toHaveBeenLastCalledWith('mf_meetings/TodayMeetings', 1);
});

test('isolates a widget that throws and reloads it on retry [FED-02]', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  load.mockResolvedValueOnce({ default: Broken }).mockResolvedValue({ default: TodayMeetings });
  render(page(today));
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  expect(screen.getByText('Остальная страница')).toBeInTheDocument();
  expect(onError).toHaveBeenCalledTimes(1);

  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByText('Встречи на 2026-03-15')).toBeInTheDocument();
});

test('renders a loaded widget at once', async () => {
  load.mockResolvedValue({ default: TodayMeetings });
  const { unmount } = render(page(today));
  await screen.findByText(/Встречи/);
  unmount();
  render(page(today));
  expect(screen.getByText('Встречи на 2026-03-15')).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(1);
});

test('never shows the previous widget under another name', async () => {
  let deliver: (module: WidgetModule) => void = () => undefined;
  load.mockImplementation((name) =>
    name === 'mf_meetings/TodayMeetings'
      ? Promise.resolve({ default: TodayMeetings })
      : new Promise((resolve) => (deliver = resolve)),
  );
  const { rerender } = render(page(today));
  await screen.findByText(/Встречи/);

  rerender(page(<Widget name="mf_messenger/LatestMessages" count={5} />));
  expect(screen.queryByText(/Встречи/)).not.toBeInTheDocument();
  deliver({ default: LatestMessages });
  expect(await screen.findByText('Сообщений: 5')).toBeInTheDocument();
});

test('throws an explanation without a loader', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(today)).toThrow('WidgetLoaderContext');
});

test('announces an update when no build is compatible [FED-02]', async () => {
  load.mockRejectedValue(new ModuleFailure('incompatible', 'no build'));
  render(page(today));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Обновляется: встречи на сегодня. Загляните через пару минут.',
  );
});

describe('reports to the loader', () => {
  const watch = {
    onShown: jest.fn<ModuleWatch['onShown']>(),
    onHealthy: jest.fn<ModuleWatch['onHealthy']>(),
    onFailure: jest.fn<ModuleWatch['onFailure']>(),
    isOutdated: () => false,
  };
  const watched = (content: WidgetModule['default']) => ({ default: content, watch });
  const draw = async () => {
    render(page(today));
    await act(() => jest.advanceTimersByTimeAsync(0));
  };

  beforeEach(() => {
    jest.useFakeTimers();
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    watch.onFailure.mockReturnValue(false);
  });

  test('reports shown at once and healthy after five seconds', async () => {
    load.mockResolvedValue(watched(TodayMeetings));
    await draw();
    expect(watch.onShown).toHaveBeenCalledTimes(1);
    await act(() => jest.advanceTimersByTimeAsync(4_900));
    expect(watch.onHealthy).not.toHaveBeenCalled();
    await act(() => jest.advanceTimersByTimeAsync(200));
    expect(watch.onHealthy).toHaveBeenCalledTimes(1);
  });

  test('replaces a widget that threw before it was shown', async () => {
    load.mockResolvedValueOnce(watched(Broken)).mockReturnValueOnce(new Promise(() => undefined));
    watch.onFailure.mockReturnValue(true);
    await draw();
    expect(watch.onShown).not.toHaveBeenCalled();
    expect(watch.onFailure.mock.calls).toEqual([
      [{ error: new Error('сломано'), phase: 'render', wasHealthy: false, isRetry: false }],
    ]);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(load.mock.calls).toEqual([
      ['mf_meetings/TodayMeetings', 0],
      ['mf_meetings/TodayMeetings', 0],
    ]);
    await act(() => jest.advanceTimersByTimeAsync(6_000));
    expect(watch.onHealthy).not.toHaveBeenCalled();
  });

  test('reports an effect that threw', async () => {
    load.mockResolvedValue(
      watched(() => {
        useEffect(() => {
          throw new Error('в эффекте');
        }, []);
        return <p>На миг</p>;
      }),
    );
    await draw();
    expect(watch.onFailure.mock.calls).toEqual([[expect.objectContaining({ phase: 'effect', wasHealthy: false })]]);
    expect(screen.getByRole('alert')).toBeInTheDocument();
  });

  test('reports failures after healthy and after a retry', async () => {
    let breakIt = () => undefined as void;
    const Fragile = () => {
      const [isBroken, setIsBroken] = useState(false);
      breakIt = () => setIsBroken(true);
      return isBroken ? <Broken /> : <p>Цело</p>;
    };
    load.mockImplementation(async () => watched(Fragile));
    await draw();
    await act(() => jest.advanceTimersByTimeAsync(5_100));
    act(() => breakIt());
    screen.getByRole('button', { name: 'Повторить' }).click();
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    act(() => breakIt());
    expect(watch.onFailure.mock.calls).toEqual([
      [expect.objectContaining({ phase: 'render', wasHealthy: true, isRetry: false })],
      [expect.objectContaining({ phase: 'render', wasHealthy: false, isRetry: true })],
    ]);
  });

  test('replaces endless suspending by a panel after 10 s', async () => {
    load.mockResolvedValue(
      watched(() => {
        // Imitates a suspending read that never ends.
        // eslint-disable-next-line @typescript-eslint/only-throw-error -- React accepts a thrown promise
        throw new Promise(() => undefined);
      }),
    );
    await draw();
    await act(() => jest.advanceTimersByTimeAsync(9_900));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(200));
    expect(screen.getByRole('alert')).toBeInTheDocument();
    expect(watch.onFailure.mock.calls).toEqual([[expect.objectContaining({ phase: 'suspended' })]]);
  });
});
