import { readFile } from 'node:fs/promises';
import type { Download, Locator, Page } from '@playwright/test';
import ICAL from 'ical.js';

/** An event as a calendar shows it. */
interface ShownEvent {
  summary: string;
  /** ISO 8601, UTC */
  start: string;
}

/** Downloads the calendar file of a meeting from the menu of its row. */
export async function saveCalendarFile(page: Page, row: Locator): Promise<string> {
  await row.getByRole('button', { name: /^Действия/ }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: /\.ics/ }).click();
  return readDownload(await download);
}

/** The text of a downloaded file. */
export async function readDownload(download: Download): Promise<string> {
  return readFile(await download.path(), 'utf8');
}

/**
 * A calendar that imports files in order, by the rules of RFC 5546, section 2.1.5: of two events with the same UID the
 * higher SEQUENCE is the newer, and CANCELLED removes it.
 */
export function readCalendar() {
  const stored = new Map<string, { sequence: number; isCancelled: boolean; event: ShownEvent }>();
  return {
    take: (file: string) => {
      const calendar = new ICAL.Component(ICAL.parse(file) as unknown[]);
      for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
      for (const component of calendar.getAllSubcomponents('vevent')) {
        const event = new ICAL.Event(component);
        const { uid, sequence } = event;
        if ((stored.get(uid)?.sequence ?? -1) > sequence) continue;
        stored.set(uid, {
          sequence,
          isCancelled: component.getFirstPropertyValue('status') === 'CANCELLED',
          event: { summary: event.summary, start: event.startDate.toJSDate().toISOString() },
        });
      }
    },
    events: () => [...stored.values()].filter(({ isCancelled }) => !isCancelled).map(({ event }) => event),
  };
}
