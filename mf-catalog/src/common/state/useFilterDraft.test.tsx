import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { emptyFilter, type CatalogFilter } from '#domain/catalogFilter';
import { DRAFT_PAUSE } from '#domain/limits';
import { useFilterDraft } from './useFilterDraft';

beforeEach(() => void jest.useFakeTimers());

function start(company: string) {
  const onApply = jest.fn<(part: Partial<CatalogFilter>) => void>();
  const { result, rerender } = renderHook((filter: CatalogFilter) => useFilterDraft(filter, onApply), {
    initialProps: { ...emptyFilter, company },
  });
  return {
    onApply,
    shown: () => result.current.shown,
    type: (text: string) => act(() => result.current.change({ company: text })),
    change: (part: Partial<CatalogFilter>) => act(() => result.current.change(part)),
    applyNow: () => act(() => result.current.applyNow()),
    pause: (ms: number) => act(() => void jest.advanceTimersByTime(ms)),
    /** A press after the end of the pause, before its render. */
    chooseAtPause: (part: Partial<CatalogFilter>) =>
      act(() => {
        jest.advanceTimersByTime(DRAFT_PAUSE);
        result.current.change(part);
      }),
    rule: (part: Partial<CatalogFilter>) => rerender({ ...emptyFilter, ...part }),
  };
}

test('applies typed text once, after a pause', () => {
  const { onApply, type, pause } = start('');
  type('в');
  pause(DRAFT_PAUSE - 1);
  type('ве');
  pause(DRAFT_PAUSE - 1);
  expect(onApply).not.toHaveBeenCalled();
  pause(1);
  expect(onApply.mock.calls).toEqual([[{ company: 'ве' }]]);
});

test('keeps typed text when the applied filter returns', () => {
  const { onApply, shown, type, pause, rule } = start('');
  type('ве');
  pause(DRAFT_PAUSE);
  type('вет ');
  rule({ company: 'ве' });
  expect(shown().company).toBe('вет ');
  pause(DRAFT_PAUSE);
  expect(onApply.mock.calls).toEqual([[{ company: 'ве' }], [{ company: 'вет' }]]);
  rule({ company: 'вет' });
  expect(shown().company).toBe('вет ');
});

test('keeps typed text when several applied filters return late', () => {
  const { shown, type, pause, rule } = start('');
  type('ве');
  pause(DRAFT_PAUSE);
  type('вете');
  pause(DRAFT_PAUSE);
  rule({ company: 'ве' });
  rule({ company: 'вете' });
  expect(shown().company).toBe('вете');
});

test('replaces typed text by an external value without applying it', () => {
  const { onApply, shown, type, pause, rule } = start('север');
  type('северн');
  rule({ company: 'юг' });
  expect(shown().company).toBe('юг');
  pause(DRAFT_PAUSE);
  expect(onApply).not.toHaveBeenCalled();
});

test('treats an applied text as external when it returns later', () => {
  const { shown, type, pause, rule } = start('');
  type('юг');
  pause(DRAFT_PAUSE);
  rule({ company: 'юг' });
  rule({ company: '' });
  expect(shown().company).toBe('');
  rule({ company: 'юг' });
  expect(shown().company).toBe('юг');
});

test('applies typed text once on Enter', () => {
  const { onApply, type, applyNow, pause } = start('');
  type('  ');
  pause(DRAFT_PAUSE);
  expect(onApply).not.toHaveBeenCalled();
  type('юг');
  applyNow();
  applyNow();
  pause(DRAFT_PAUSE);
  expect(onApply.mock.calls).toEqual([[{ company: 'юг' }]]);
});

test('keeps pending text when only the list’s page changes', () => {
  const { onApply, shown, type, pause, rule } = start('север');
  type('северн');
  rule({ company: 'север' });
  expect(shown().company).toBe('северн');
  pause(DRAFT_PAUSE);
  expect(onApply.mock.calls).toEqual([[{ company: 'северн' }]]);
});

test('applies a choice together with the text typed before it', () => {
  const { onApply, type, change, pause } = start('');
  type('юг ');
  change({ location: ['Казань'] });
  pause(DRAFT_PAUSE);
  expect(onApply.mock.calls).toEqual([[{ company: 'юг', location: ['Казань'] }]]);
});

test('[CAT-03] keeps a choice made while the pause’s end renders', () => {
  const { shown, change, rule, chooseAtPause, onApply, pause } = start('');
  change({ location: ['Казань'] });
  chooseAtPause({ agency: 2 });
  expect(shown()).toMatchObject({ location: ['Казань'], agency: 2 });
  rule({ location: ['Казань'] });
  expect(shown()).toMatchObject({ location: ['Казань'], agency: 2 });
  pause(DRAFT_PAUSE);
  expect(onApply.mock.calls).toEqual([[{ location: ['Казань'] }], [{ agency: 2 }]]);
});
