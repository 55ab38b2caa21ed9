import { keptSession } from './keepFiles';
import { DAY } from './messages';
import type { AskingEvent } from './scope';

/** Milliseconds for the network before the kept page is shown. */
const PATIENCE = 3_000;

const OFFLINE_PAGE = `<!doctype html><html lang="ru"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>Нет связи</title><h1>Нет связи</h1><p>Проверьте сеть и повторите.</p><p><a href="">Повторить</a></p></html>`;

/**
 * Answers a navigation by the network, errors included. Without one, the page of the kept shell opens if this browser keeps
 * a day; otherwise a sentence. While the network answers in time, no kept page is shown.
 */
export async function answerNavigation(event: unknown, request: Request): Promise<Response> {
  const { preloadResponse } = event as AskingEvent;
  const network = (async () => (await preloadResponse) ?? fetch(request))();
  // The kept page may be shown before it fails.
  network.catch(() => {});
  try {
    const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE)).then(keptPage);
    return (await Promise.race([network, patience])) ?? (await network);
  } catch {
    return (
      (await keptPage()) ?? new Response(OFFLINE_PAGE, { headers: { 'Content-Type': 'text/html; charset=utf-8' } })
    );
  }
}

async function keptPage(): Promise<Response | undefined> {
  const names = await caches.keys();
  return names.some((name) => name.startsWith(DAY)) ? keptSession() : undefined;
}
