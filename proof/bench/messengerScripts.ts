// Scripts that `benchMessenger` runs in the page.
import { IDLE, PAINTED } from '#support/browser.ts';

/** Throws a readable error instead of waiting forever. */
const WAIT_UNTIL = `async (isThere, milliseconds, what) => {
  const end = performance.now() + milliseconds;
  while (!isThere()) {
    if (performance.now() > end) throw new Error(what + ' within ' + milliseconds / 1000 + ' s');
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}`;
const BOX = `document.querySelector('main [role=region][aria-label^="Переписка"]')`;

export const IS_OPEN = `${BOX}?.querySelectorAll('li').length > 3`;

/** Whether the chat with this company shows its messages. */
const isOpenWith = (company: string) =>
  `document.querySelectorAll('main [role=region][aria-label="Переписка: ' + ${company} + '"] li').length > 3`;

/** Opens a chat by its URL; the time from the end of the response to the end of the frame that shows its messages. */
export const openingTime = (address: string, company: string) => `(async () => {
  // A frame paints the state that the page has at its beginning.
  const endOfFrame = () => new Promise((resolve) => {
    const channel = new MessageChannel();
    channel.port1.onmessage = () => resolve(performance.now());
    channel.port2.postMessage(0);
  });
  const waitUntil = ${WAIT_UNTIL};
  performance.setResourceTimingBufferSize(10000);
  const begun = performance.now();
  document.querySelector('main a[href="${address}"]').click();
  await waitUntil(() => ${isOpenWith(`'${company}'`)}, 10_000, 'The chat ${address} was not there');
  const shown = await endOfFrame();
  const answer = performance.getEntriesByType('resource').findLast(({ name, startTime }) => startTime >= begun && name.includes('/messages?'));
  return shown - answer.responseEnd;
})()`;

/** Pushes messages one after another into the open chat; the times from arrival to paint. */
export const pushTimes = (count: number, chat: number, userId: number, firstId: number) => `(async () => {
  const times = [];
  for (let index = 0; index < ${count}; index += 1) {
    await ${IDLE};
    const text = 'Пришло ' + index;
    const id = ${firstId} + index;
    const start = performance.now();
    window.push([{ id, chat_id: ${chat}, user_id: ${userId}, text, created_at: new Date(Date.UTC(2026, 6, 1) + id * 1000).toISOString(), attachments: [] }]);
    let shown = 0;
    do {
      shown = await ${PAINTED};
      if (shown - start > 5_000) throw new Error('Push ' + index + ' of ${count} was not shown within 5 s');
    } while (!${BOX}.textContent.includes(text));
    times.push(shown - start);
  }
  return times;
})()`;

/** Scrolls the open chat up by one step per frame. Returns the durations of the frames in ms. */
export const SCROLL = `(async () => {
  const box = ${BOX};
  const frames = [];
  let last = await new Promise((resolve) => requestAnimationFrame(resolve));
  for (let step = 0; step < 240; step += 1) {
    box.scrollTop -= 60;
    const now = await new Promise((resolve) => requestAnimationFrame(resolve));
    frames.push(now - last);
    last = now;
  }
  return frames;
})()`;

/** Records the time from each press to the frame after it. */
export const NOTE_PRESSES = `window.presses = []; new PerformanceObserver((list) => {
  for (const { name, duration } of list.getEntries()) if (name === 'click' || name === 'pointerup') window.presses.push(duration);
}).observe({ type: 'event', durationThreshold: 16, buffered: false })`;

/** Opens the first ten chats in turn, `count` times altogether. */
export const switchChats = (count: number, first: number) => `(async () => {
  const waitUntil = ${WAIT_UNTIL};
  for (let index = 0; index < ${count}; index += 1) {
    const address = '/messages/' + (${first} + index % 10);
    document.querySelector('main a[href="' + address + '"]').click();
    const company = 'Компания № ' + (1 + index % 10);
    await new Promise((resolve) => requestAnimationFrame(resolve));
    await waitUntil(() => ${isOpenWith('company')}, 10_000, 'Chat ' + (index + 1) + ' of ${count} was not there');
  }
})()`;

/**
 * Delivers many messages in ten seconds, a tenth of them to the open chat. Resolves with the durations of the frames
 * and whether the last message is shown.
 */
export const storm = (count: number, firstUserId: number, firstId: number) => `(async () => {
  const TICK = 20, TICKS = 500, each = ${count} / TICKS;
  const frames = [];
  let sent = 0, isOver = false;
  const timer = setInterval(() => {
    const news = [];
    for (let index = 0; index < each && sent < ${count}; index += 1, sent += 1) {
      const chat = sent % 10 === 0 ? 1 : 1 + sent % 50;
      const id = ${firstId} + sent;
      news.push({ id, chat_id: chat, user_id: ${firstUserId} + chat, text: 'Буря ' + sent, created_at: new Date(Date.UTC(2026, 7, 1) + id * 1000).toISOString(), attachments: [] });
    }
    window.push(news);
    if (sent >= ${count}) { clearInterval(timer); isOver = true; }
  }, TICK);
  const begun = performance.now();
  let last = await new Promise((resolve) => requestAnimationFrame(resolve));
  const giveUpAt = begun + 45_000;
  while (!isOver) {
    if (performance.now() > giveUpAt) { clearInterval(timer); throw new Error('Only ' + sent + ' of ${count} messages were taken within 45 s'); }
    const now = await new Promise((resolve) => requestAnimationFrame(resolve));
    frames.push(now - last);
    last = now;
  }
  const took = performance.now() - begun;
  const lastInChat = 'Буря ' + (${count} - 10);
  const until = performance.now() + 2000;
  while (!${BOX}.textContent.includes(lastInChat) && performance.now() < until) await new Promise((resolve) => requestAnimationFrame(resolve));
  return { frames, took, isThere: ${BOX}.textContent.includes(lastInChat) };
})()`;
