import { afterEach, expect, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { Page, PageNoteContext } from 'shared-ui/page';
import { KEPT_CHANGE } from './dayMark';
import { KeptLine } from './KeptLine';

afterEach(() => {
  globalThis.vstrechaKeptAt = undefined;
});

test('says below the heading how old a page is [DAY-03]', () => {
  render(
    <PageNoteContext value={<KeptLine />}>
      <Page title="Сегодня">День</Page>
    </PageNoteContext>,
  );
  expect(screen.queryByText(/Нет связи/)).not.toBeInTheDocument();
  act(() => {
    globalThis.vstrechaKeptAt = Date.parse('2026-11-22T07:42:00Z');
    window.dispatchEvent(new Event(KEPT_CHANGE));
  });
  expect(screen.getByText('Нет связи. Данные на 10:42.')).toBeVisible();
});
