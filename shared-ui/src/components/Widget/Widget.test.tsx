import { beforeEach, expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createWidget } from './createWidget';
import { WidgetLoaderContext, type WidgetLoader, type WidgetModule } from './WidgetLoaderContext';

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

test('draws the widget with its properties', async () => {
  load.mockResolvedValue({ default: TodayMeetings });
  render(page(today));
  expect(await screen.findByText('Встречи на 2026-03-15')).toBeInTheDocument();
  expect(load).toHaveBeenCalledWith('mf_meetings/TodayMeetings', 0);
});

test('a widget that did not load says so, and «Повторить» asks the loader again [FED-02]', async () => {
  load.mockRejectedValueOnce(new Error('нет связи')).mockResolvedValue({ default: TodayMeetings });
  render(page(today));
  expect(await screen.findByText('Не удалось загрузить: встречи на сегодня.')).toBeInTheDocument();
  expect(onError).toHaveBeenCalledWith(new Error('нет связи'), 'mf_meetings/TodayMeetings');

  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByText('Встречи на 2026-03-15')).toBeInTheDocument();
  expect(load).toHaveBeenLastCalledWith('mf_meetings/TodayMeetings', 1);
});

test('a widget that throws takes down its own place only, and the retry loads it anew [FED-02]', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  load.mockResolvedValueOnce({ default: Broken }).mockResolvedValue({ default: TodayMeetings });
  render(page(today));
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  expect(screen.getByText('Остальная страница')).toBeInTheDocument();
  expect(onError).toHaveBeenCalledTimes(1);

  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByText('Встречи на 2026-03-15')).toBeInTheDocument();
});

test('a widget that was here before is drawn at once', async () => {
  load.mockResolvedValue({ default: TodayMeetings });
  const { unmount } = render(page(today));
  await screen.findByText(/Встречи/);
  unmount();
  render(page(today));
  expect(screen.getByText('Встречи на 2026-03-15')).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(1);
});

test('another name never gets the earlier widget', async () => {
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

test('without a loader it explains what is missing', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(today)).toThrow('WidgetLoaderContext');
});
