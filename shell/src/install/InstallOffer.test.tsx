import { afterEach, expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { css } from 'styled-components';
import { expectNoAxeViolations } from 'shared-ui/testing';
import { announceApp } from './install';
import { InstallOffer } from './InstallOffer';

afterEach(() => {
  document.head.replaceChildren();
  jest.restoreAllMocks();
});

const offer = () =>
  Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt: jest.fn(async () => {}) });

test('links the manifest once a page is drawn [DAY-02]', () => {
  announceApp();
  announceApp();
  const links = document.querySelectorAll('link[rel="manifest"]');
  expect([...links].map((link) => link.getAttribute('href'))).toEqual(['/manifest.webmanifest']);
});

test('keeps the browser’s offer as a line and asks once [DAY-02]', async () => {
  announceApp();
  render(<InstallOffer entryStyle={css``} />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  const event = offer();
  act(() => void window.dispatchEvent(event));
  expect(event.defaultPrevented).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Установить приложение' }));
  expect(event.prompt).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('shows the steps of iPhones, which make no offer [DAY-02]', async () => {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone; CPU iPhone OS 18_4 like Mac OS X)');
  const { container } = render(<InstallOffer entryStyle={css``} />);
  const steps = screen.getByRole('list', { name: 'Как установить приложение' });
  expect(steps).toHaveTextContent('«Поделиться»«На экран „Домой“»');
  await expectNoAxeViolations(container);
});

test('gives its reason as a line of a page [DAY-02]', async () => {
  announceApp();
  const { container } = render(<InstallOffer />);
  act(() => void window.dispatchEvent(offer()));
  expect(screen.getByText('Установите «Встречу»: встречи дня откроются и без связи.')).toBeVisible();
  await expectNoAxeViolations(container);
  await userEvent.click(screen.getByRole('button', { name: 'Установить приложение' }));
  expect(container).toBeEmptyDOMElement();
});
