import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { noteServerDate } from 'shared-api/clock';
import { useEvent } from 'shared-api/event';
import { renderPage, useFakeApi } from 'shared-api/testing';
import { InstallSpot } from './InstallSpot';
import { useInstallOffers } from './useInstallOffers';

const api = useFakeApi();

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  noteServerDate('2026-11-22T07:00:00Z');
  api.answer('get', '/api/event', { datestart: '2026-11-21', dateend: '2026-11-22', name: 'Форум рекламы' });
});

/** The main layout: its code after the page, then each of the two places. */
function Browser({ isLater }: { isLater: boolean }) {
  useInstallOffers();
  const { data } = useEvent();
  return (
    <>
      <p>{data?.name}</p>
      {(['note', 'steps'] as const).map((place) => (
        <section key={place} aria-label={place}>
          {isLater && <InstallSpot place={place} />}
        </section>
      ))}
    </>
  );
}

async function visit(isReload = false) {
  if (!isReload) sessionStorage.clear();
  const { rerender, unmount } = renderPage(<Browser isLater={false} />);
  await screen.findByText('Форум рекламы');
  act(() => {
    const offer = new Event('beforeinstallprompt', { cancelable: true });
    window.dispatchEvent(Object.assign(offer, { prompt: jest.fn(async () => {}) }));
  });
  rerender(<Browser isLater />);
  return unmount;
}

const lines = () => screen.getAllByRole('region').map((place) => place.textContent !== '');

test('moves to the heading with the second event-day visit [DAY-02]', async () => {
  const leave = await visit();
  await waitFor(() => expect(lines()).toEqual([false, true]));
  leave();
  const leaveAgain = await visit(true);
  await waitFor(() => expect(lines()).toEqual([false, true]));
  leaveAgain();
  const leaveSecond = await visit();
  await waitFor(() => expect(lines()).toEqual([true, false]));
  leaveSecond();
  noteServerDate('2026-11-25T07:00:00Z');
  await visit();
  await waitFor(() => expect(lines()).toEqual([false, true]));
});

test('counts no visit on other days [DAY-02]', async () => {
  noteServerDate('2026-11-25T07:00:00Z');
  for (let count = 0; count < 3; count += 1) {
    const leave = await visit();
    await waitFor(() => expect(lines()).toEqual([false, true]));
    leave();
  }
  noteServerDate('2026-11-22T07:00:00Z');
  await visit();
  await waitFor(() => expect(lines()).toEqual([false, true]));
});
