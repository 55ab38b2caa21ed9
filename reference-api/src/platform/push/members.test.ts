import assert from 'node:assert/strict';
import { afterEach, beforeEach, mock, test } from 'node:test';
import { Channels } from './channels.ts';

beforeEach(() => mock.timers.enable({ apis: ['setTimeout'] }));
afterEach(() => mock.timers.reset());
/** Lets the changes so far be announced. */
const announce = () => mock.timers.tick(150);

/** A subscriber that records what it receives. */
function listener(socketId: string) {
  const events: string[] = [];
  const told: string[] = [];
  let bytes = 0;
  return {
    socketId,
    events,
    /** Members that were announced singly, as joined (+) or left (-). */
    told,
    bytes: () => bytes,
    sendBytes(frame: Buffer) {
      bytes += frame.length;
      const { event, data } = JSON.parse(frame.toString()) as { event: string; data: string };
      events.push(event.replace('pusher_internal:', ''));
      const sign = { 'pusher_internal:member_added': '+', 'pusher_internal:member_removed': '-' }[event];
      if (sign) told.push(`${sign}${(JSON.parse(data) as { user_id: string }).user_id}`);
    },
  };
}

test('announces two thousand simultaneous joins as lists', () => {
  const channels = new Channels();
  const listeners = Array.from({ length: 2000 }, (_, index) => listener(`1.${index}`));
  for (const [index, subscriber] of listeners.entries())
    channels.subscribe('presence-users', subscriber, { user_id: String(index) });
  announce();
  assert.deepEqual(listeners[0]?.events, ['subscription_succeeded']);
  // The last subscribers lack so few members that these are announced singly.
  assert.ok(listeners.reduce((sum, { events }) => sum + events.length, 0) < 8000);
  channels.close();
});

test('announces neither a page reload nor the subscriber’s own join', () => {
  const channels = new Channels();
  const [watcher, guest, again] = [listener('1.1'), listener('1.2'), listener('1.3')] as const;
  channels.subscribe('presence-users', watcher, { user_id: '1' });
  channels.subscribe('presence-users', guest, { user_id: '2' });
  announce();
  assert.deepEqual(watcher.events, ['member_added']);
  channels.unsubscribe('presence-users', guest);
  channels.subscribe('presence-users', again, { user_id: '2' });
  announce();
  assert.deepEqual([watcher.events, again.events], [['member_added'], []]);
  channels.unsubscribe('presence-users', again);
  announce();
  assert.deepEqual(watcher.events, ['member_added', 'member_removed']);
  channels.close();
});

test('announces later changes to a subscriber who joined in between', () => {
  const channels = new Channels();
  const [watcher, guest, newcomer, later] = [
    listener('1.1'),
    listener('1.2'),
    listener('1.3'),
    listener('1.4'),
  ] as const;
  channels.subscribe('presence-users', watcher, { user_id: '1' });
  channels.addElsewhere('presence-users', 'other', [{ user_id: '9' }]);
  announce();
  watcher.events.length = 0;
  // Until the next announcement, member 9 is missing and member 2 is present only for a moment.
  channels.removeProcess('other');
  channels.subscribe('presence-users', guest, { user_id: '2' });
  channels.subscribe('presence-users', newcomer, { user_id: '3' });
  channels.addElsewhere('presence-users', 'other', [{ user_id: '9' }]);
  channels.unsubscribe('presence-users', guest);
  channels.subscribe('presence-users', later, { user_id: '4' });
  announce();
  assert.deepEqual(newcomer.told, ['+9', '+4', '-2']);
  assert.deepEqual(watcher.told.slice(1), ['+3', '+4']);
  assert.deepEqual(later.told, []);
  channels.close();
});

test('keeps a member while another process holds it', () => {
  const channels = new Channels();
  const [watcher, guest] = [listener('1.1'), listener('1.2')] as const;
  channels.subscribe('presence-users', watcher, { user_id: '1' });
  channels.addElsewhere('presence-users', 'other', [{ user_id: '2' }]);
  channels.subscribe('presence-users', guest, { user_id: '2' });
  announce();
  channels.unsubscribe('presence-users', guest);
  announce();
  assert.deepEqual(watcher.events, ['member_added']);
  channels.removeProcess('other');
  announce();
  assert.deepEqual(watcher.events, ['member_added', 'member_removed']);
  channels.close();
});
