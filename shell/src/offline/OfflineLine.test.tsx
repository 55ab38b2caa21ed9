import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { useOwnConnectionLine } from 'shared-api/connection';
import { OfflineLine } from './OfflineLine';

beforeEach(() => void jest.useFakeTimers());

function goOffline() {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  act(() => jest.advanceTimersByTime(3_000));
}

test.each([
  [true, 'Нет связи. Показаны последние полученные данные.'],
  [false, 'Нет связи. Проверьте интернет.'],
])('reports the lost network, behind the login: %s [NET-09]', (hasAnswers, text) => {
  render(<OfflineLine isPushLost={false} hasAnswers={hasAnswers} />);
  goOffline();
  expect(screen.getByRole('status')).toHaveTextContent(text);
});

test('stays silent on a page that reports it itself [NET-09]', () => {
  function Messages() {
    useOwnConnectionLine();
    return null;
  }
  render(
    <>
      <Messages />
      <OfflineLine isPushLost={false} hasAnswers />
    </>,
  );
  goOffline();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
