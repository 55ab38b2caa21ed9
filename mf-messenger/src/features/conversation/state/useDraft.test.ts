import { beforeEach, expect, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useDraft } from './useDraft';

const KEY = 'vstrecha.draft.chat.1.2';
beforeEach(() => localStorage.clear());

/** Writes a draft as another tab does, with the storage event. */
function writeElsewhere(text: string): void {
  const oldValue = localStorage.getItem(KEY);
  if (text === '') localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, text);
  const newValue = text === '' ? null : text;
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: KEY, oldValue, newValue })));
}

function open() {
  const { result } = renderHook(() => useDraft('chat.1.2', { followsTabs: true }));
  return {
    text: () => result.current[0],
    type: (text: string) => act(() => result.current[1](text)),
  };
}

test('clears a draft that another tab has sent [CHAT-06]', () => {
  localStorage.setItem(KEY, 'Добрый день');
  const field = open();
  expect(field.text()).toBe('Добрый день');
  writeElsewhere('');
  expect(field.text()).toBe('');
});

test('clears a typed draft that another tab has sent', () => {
  const field = open();
  field.type('Добрый день');
  writeElsewhere('');
  expect(field.text()).toBe('');
});

test('follows another tab that continues and sends the draft', () => {
  const field = open();
  field.type('Добрый');
  writeElsewhere('Добрый день');
  expect(field.text()).toBe('Добрый день');
  writeElsewhere('Добрый');
  writeElsewhere('');
  expect(field.text()).toBe('');
});

test('keeps a text typed further than the sent one', () => {
  localStorage.setItem(KEY, 'Добрый день');
  const field = open();
  const oldValue = 'Добрый день';
  field.type('Добрый день, коллеги');
  localStorage.removeItem(KEY);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: KEY, oldValue, newValue: null })));
  expect(field.text()).toBe('Добрый день, коллеги');
  expect(localStorage.getItem(KEY)).toBe('Добрый день, коллеги');
});

test('keeps and stores its text when both tabs type', () => {
  const field = open();
  field.type('Первое');
  writeElsewhere('Второе');
  expect(field.text()).toBe('Первое');
  writeElsewhere('');
  expect(field.text()).toBe('Первое');
  expect(localStorage.getItem(KEY)).toBe('Первое');
});

test('ignores other tabs when it is not following', () => {
  localStorage.setItem(KEY, 'Изменение');
  const { result } = renderHook(() => useDraft('chat.1.2'));
  writeElsewhere('');
  expect(result.current[0]).toBe('Изменение');
});
