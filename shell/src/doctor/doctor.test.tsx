import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Navigate, Route, Routes } from 'react-router-dom';
import { fixtures, renderPage, useFakeApi } from 'shared-api/testing';
import { expectNoAxeViolations } from 'shared-ui/testing';
import { surroundings } from '../testing/surroundings';
import { setAside } from '../federation/choose/buildRecord';
import { forgetRegistry } from '../federation/registry/requestRegistry';
import { endTrial, getTrials } from '../federation/registry/trialList';
import { noteIncident } from '../federation/watch/incidents';
import { newBuild, releases, resetReleases } from '../testing/releases';
import { renderApp } from '../testing/renderApp';
import { DoctorReport } from './DoctorReport';
import { TrialGate } from './TrialGate';

const api = useFakeApi();
const user = userEvent.setup({ delay: null });

beforeEach(() => {
  sessionStorage.clear();
  // jsdom has no Resource Timing.
  performance.getEntriesByType = () => [];
});
afterEach(() => {
  for (const trial of getTrials()) endTrial(trial);
  forgetRegistry();
  jest.restoreAllMocks();
});

test('explains the live build and newer ones [TEAM-09]', async () => {
  resetReleases();
  const lacking = newBuild({ needs: { 'shared-ui/Timeline': ['Timeline'] }, requires: { react: '^20.0.0' } });
  const [failed, partial, live, older] = [
    newBuild(),
    newBuild({ percent: 0 }),
    newBuild({ remote: { owner: '@vstrecha/catalog', pages: [], slots: {} } }),
    newBuild(),
  ];
  const builds = [lacking, failed, partial, live, older];
  releases.release(builds);
  setAside(
    'mf_catalog',
    failed.build,
    builds.map(({ build }) => build),
  );
  noteIncident({ kind: 'failure', text: 'mf_catalog/CatalogPage, render: Error: сломана' });
  noteIncident({ kind: 'policy', text: 'script-src: https://evil.example' });
  const { container } = renderPage(<DoctorReport isAdmin />, { address: '/doctor' });

  const card = await screen.findByRole('region', { name: 'mf_catalog' });
  const lines = within(within(card).getByRole('list', { name: 'Сборки mf_catalog' })).getAllByRole('listitem');
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/Не подходит оболочке.*shared-ui\/Timeline, react \^20\.0\.0/),
    expect.stringMatching(/Отложена.*снова будет опробована в \d\d:\d\d/),
    expect.stringMatching(/Не для этого браузера.*0 %/),
    expect.stringMatching(/Работает здесь/),
    expect.stringMatching(/Прежняя/),
  ]);
  expect(lines.map(({ textContent }, index) => textContent?.startsWith(builds[index]?.build ?? ''))).not.toContain(
    false,
  );
  expect(card).toHaveTextContent('Владелец@vstrecha/catalog');
  expect(card).toHaveTextContent(new URL(live.entry).origin);
  expect(screen.getByRole('region', { name: 'Отказы' })).toHaveTextContent('сломана');
  expect(screen.getByRole('region', { name: 'Нарушения политики безопасности' })).toHaveTextContent('evil.example');

  await user.click(within(card).getByRole('button', { name: /Что берёт у страницы/ }));
  expect(card).toHaveTextContent('react useState shell 19.3.1');
  await expectNoAxeViolations(container);
});

test('says that the registry cannot be read [TEAM-09]', async () => {
  resetReleases();
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  releases.respond = () => new Response('', { status: 500 });
  renderPage(<DoctorReport isAdmin />, { address: '/doctor' });
  expect(await screen.findByRole('alert')).toHaveTextContent('Не удалось прочитать реестр.');
});

const openDoctor = (doctor: true | string[] | undefined) => {
  api.configure({ doctor });
  api.answer('get', '/api/auth/check', { ok: true });
  api.answer('get', '/api/user', fixtures.currentUser({ email: 'admin@vstrecha.example' }));
  api.answer('get', '/api/settings', fixtures.settings());
  api.answer('get', '/api/invitations/count', { count: 0 });
  api.answer('get', '/api/chats', { chats: [], unseen_count: 0 });
  surroundings.loadExposed.mockResolvedValue(() => <h1>Каталог</h1>);
  return renderApp('/doctor');
};

test.each([true as const, ['Admin@vstrecha.example']])('opens for %j [TEAM-09]', async (doctor) => {
  openDoctor(doctor);
  expect(await screen.findByRole('heading', { level: 1, name: 'Состояние разделов' })).toBeVisible();
});

test.each([undefined, ['other@vstrecha.example']])('is an unknown address for %j [TEAM-09]', async (doctor) => {
  const { location } = openDoctor(doctor);
  await waitFor(() => expect(location()).toBe('/profile'));
});

// The badge stays loaded afterwards.
test('keeps parameters that the page removes while it loads [TEAM-08]', async () => {
  renderPage(
    <>
      <Routes>
        <Route path="/catalog" element={<Navigate to="/catalog/all?page=1" replace />} />
        <Route path="*" element={null} />
      </Routes>
      <TrialGate />
    </>,
    { address: '/catalog?mf=mf_catalog@1.2.3-abc' },
  );
  await waitFor(() => expect(surroundings.reopen).toHaveBeenCalledWith('/catalog/all?page=1'));
});

test('keeps parameters for the tab and removes them [TEAM-08]', async () => {
  renderPage(<TrialGate />, { address: '/catalog?page=2&mf=mf_catalog@1.2.3-abc&mf-fault=mf_profile:404#top' });
  await waitFor(() => expect(surroundings.reopen).toHaveBeenCalledWith('/catalog?page=2#top'));
  expect(sessionStorage.getItem('vstrecha.trials')).toContain('1.2.3-abc');
});

test('returns to the released build by one press [TEAM-08]', async () => {
  renderPage(<TrialGate />, { address: '/catalog?mf=mf_catalog@1.2.3-abc' });
  const badge = await screen.findByRole('complementary', { name: 'Пробная сборка' });
  expect(badge).toHaveTextContent('mf_catalog 1.2.3-abc');
  surroundings.reopen.mockClear();
  await user.click(screen.getByRole('button', { name: 'Вернуть обычную сборку' }));
  expect(surroundings.reopen).toHaveBeenCalledWith('/catalog');
  expect(sessionStorage.getItem('vstrecha.trials')).toBeNull();
});

test('ends a fault without a new page [TEAM-09]', async () => {
  renderPage(<TrialGate />, { address: '/catalog?mf-fault=mf_catalog:404' });
  await screen.findByRole('complementary', { name: 'Сбой по заказу' });
  surroundings.reopen.mockClear();
  await user.click(screen.getByRole('button', { name: 'Прекратить сбой' }));
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
  expect(surroundings.reopen).not.toHaveBeenCalled();
});

test('explains a refusal to store data of the tab [TEAM-08]', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('forbidden');
  });
  renderPage(<TrialGate />, { address: '/catalog?mf=mf_catalog@1.2.3-abc' });
  expect(await screen.findByText(/Браузер запрещает хранить данные вкладки/)).toBeVisible();
});
