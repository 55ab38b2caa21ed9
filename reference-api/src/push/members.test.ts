import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';
import { test } from 'node:test';
import { Channels } from './channels.ts';

/** A subscriber that counts what it is sent. */
function listener(socketId: string) {
  const events: string[] = [];
  let bytes = 0;
  return {
    socketId,
    events,
    bytes: () => bytes,
    sendBytes(frame: Buffer) {
      bytes += frame.length;
      events.push((JSON.parse(frame.toString()) as { event: string }).event.replace('pusher_internal:', ''));
    },
  };
}

test('two thousand who come at once are told as lists, not as four million frames', async () => {
  const channels = new Channels();
  const listeners = Array.from({ length: 2000 }, (_, index) => listener(`1.${index}`));
  for (const [index, subscriber] of listeners.entries()) channels.subscribe('presence-users', subscriber, { user_id: String(index) });
  await wait(150);
  assert.deepEqual(listeners[0]?.events, ['subscription_succeeded']);
  assert.equal(listeners.reduce((sum, { events }) => sum + events.length, 0), 2000);
  channels.close();
});

test('whoever reloads a page does not flicker; one’s own coming is no news to oneself', async () => {
  const channels = new Channels();
  const [watcher, guest, again] = [listener('1.1'), listener('1.2'), listener('1.3')] as const;
  channels.subscribe('presence-users', watcher, { user_id: '1' });
  channels.subscribe('presence-users', guest, { user_id: '2' });
  await wait(150);
  assert.deepEqual(watcher.events, ['member_added']);
  channels.unsubscribe('presence-users', guest);
  channels.subscribe('presence-users', again, { user_id: '2' });
  await wait(150);
  assert.deepEqual([watcher.events, again.events], [['member_added'], []]);
  channels.unsubscribe('presence-users', again);
  await wait(150);
  assert.deepEqual(watcher.events, ['member_added', 'member_removed']);
  channels.close();
});

test('a member whom another process has stays when he leaves here, and goes with that process', async () => {
  const channels = new Channels();
  const [watcher, guest] = [listener('1.1'), listener('1.2')] as const;
  channels.subscribe('presence-users', watcher, { user_id: '1' });
  channels.addElsewhere('presence-users', 'other', [{ user_id: '2' }]);
  channels.subscribe('presence-users', guest, { user_id: '2' });
  await wait(150);
  channels.unsubscribe('presence-users', guest);
  await wait(150);
  assert.deepEqual(watcher.events, ['member_added']);
  channels.removeProcess('other');
  await wait(150);
  assert.deepEqual(watcher.events, ['member_added', 'member_removed']);
  channels.close();
});
