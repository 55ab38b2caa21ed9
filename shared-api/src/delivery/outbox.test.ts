import { expect, test } from '@jest/globals';
import { waitFor } from '@testing-library/dom';
import { createOutbox, type OutboxItem } from './outbox';

const item = (clientId: string): OutboxItem => ({ clientId, phase: { kind: 'waiting' } });
const isAskedBeforeClosing = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('keeps the items of a nameless outbox in memory', async () => {
  localStorage.clear();
  const sent: string[] = [];
  const answers: (() => void)[] = [];
  const outbox = createOutbox<OutboxItem, true>({
    account: 1,
    async send(_queue, clientId) {
      sent.push(clientId);
      await new Promise<void>((resolve) => answers.push(resolve));
      return true;
    },
  });
  outbox.start();
  expect(isAskedBeforeClosing()).toBe(false);
  ['а', 'б', 'в'].forEach((clientId) => outbox.add(0, item(clientId)));
  await waitFor(() => expect(sent).toEqual(['а']));
  expect(isAskedBeforeClosing()).toBe(true);
  expect(localStorage).toHaveLength(0);

  outbox.remove(0, new Set(['б']));
  answers[0]?.();
  await waitFor(() => expect(sent).toEqual(['а', 'в']));
  answers[1]?.();
  await waitFor(() => expect(outbox.list.listOf(0)).toEqual([]));
  expect(isAskedBeforeClosing()).toBe(false);
  outbox.stop();
});
