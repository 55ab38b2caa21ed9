import { beforeEach, expect, test } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { claimDrafts, forgetAllDrafts } from 'shared-api/storage';
import { readSeenId, useSeenMemory } from './useSeenMark';

beforeEach(() => localStorage.clear());

test('stores the position on a reload within a second', () => {
  claimDrafts(1);
  renderHook(() => useSeenMemory({ ownUserId: 1, chatId: 5, readId: 17 }));
  window.dispatchEvent(new Event('pagehide'));
  expect(readSeenId(1, 5)).toBe(17);
});

test('stores no position after a logout within a second', () => {
  claimDrafts(1);
  const { unmount } = renderHook(() => useSeenMemory({ ownUserId: 1, chatId: 5, readId: 17 }));
  forgetAllDrafts();
  window.dispatchEvent(new Event('pagehide'));
  unmount();
  expect({ ...localStorage }).toEqual({});
});
