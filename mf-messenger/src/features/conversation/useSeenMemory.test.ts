import { beforeEach, expect, test } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { claimDrafts, forgetAllDrafts } from 'shared-api/drafts';
import { readSeenId } from './seenMemory';
import { useSeenMemory } from './useSeenMemory';

beforeEach(() => localStorage.clear());

test('how far a chat was read survives a reload within a second of reading', () => {
  claimDrafts(1);
  renderHook(() => useSeenMemory({ ownUserId: 1, chatId: 5, readId: 17 }));
  window.dispatchEvent(new Event('pagehide'));
  expect(readSeenId(1, 5)).toBe(17);
});

test('whoever logs out within a second of reading leaves no message’s id behind', () => {
  claimDrafts(1);
  const { unmount } = renderHook(() => useSeenMemory({ ownUserId: 1, chatId: 5, readId: 17 }));
  forgetAllDrafts();
  window.dispatchEvent(new Event('pagehide'));
  unmount();
  expect({ ...localStorage }).toEqual({});
});
