import { useRef, useState } from 'react';
import type { MeetingCompany } from 'shared-api/contract';
import { saveFile } from 'shared-ui/saveFile';
import { toast } from 'shared-ui/toast';
import { getMeetings, type ReadingProgress } from '#api/getMeetings';
import { getMeetingCompanies } from '#api/useMeetingCompanies';
import { getPoints } from '#api/usePoints';
import { calendarEventOf, calendarEventsOf, nextStepEvent } from '#domain/calendarEvent';
import { texts } from '#domain/calendarTexts';
import { meetingsOf, type Meeting } from '#domain/meeting';
import type { ResultSubject } from '#domain/result';

export interface CalendarFile {
  /**
   * Downloads meetings as one `.ics` file, with one event per company: «Файл .ics». Calendars replace the event of a
   * moved meeting.
   */
  downloadMeetings: (meetings: readonly Meeting[]) => Promise<void>;
  /** Fetches the meetings of one day (yyyy-MM-dd) and downloads them: «Встречи дня в календарь (.ics)». */
  downloadDay: (date: string) => Promise<void>;
  /**
   * Downloads a file that removes a cancelled meeting from calendars: «Обновить календарь (.ics)».
   * @param meeting its state before the cancellation
   */
  downloadCancelled: (meeting: Meeting, company: MeetingCompany) => Promise<void>;
  /** Downloads a reminder of the next step after a meeting, on that day at 09:00. */
  downloadNextStep: (subject: ResultSubject, day: string, note: string) => Promise<void>;
  /** Fetches all meetings from today on and downloads them: «Все встречи в календарь (.ics)». */
  downloadAll: () => Promise<void>;
  /** A file is being prepared; further commands are ignored. */
  isBusy: boolean;
  /** Progress of `downloadAll`. */
  progress: ReadingProgress | undefined;
}

/**
 * Downloads calendar files of the current user's meetings. Failures are shown in a toast; the functions never reject.
 */
export function useCalendarFile(): CalendarFile {
  const [isBusy, setIsBusy] = useState(false);
  const [progress, setProgress] = useState<ReadingProgress>();
  const isRunning = useRef(false);

  const run = async (make: () => Promise<void>) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setIsBusy(true);
    try {
      await make();
    } catch {
      toast.danger(texts.failed);
    } finally {
      isRunning.current = false;
      setIsBusy(false);
      setProgress(undefined);
    }
  };

  const save = async (meetings: readonly Meeting[], name: string) => {
    const events = calendarEventsOf(meetings);
    if (events.length === 0) {
      toast.info(texts.nothing);
      return;
    }
    const { writeCalendarFile } = await import('#domain/calendarFile');
    saveFile(name, TYPE, writeCalendarFile(events));
  };

  return {
    downloadMeetings: (meetings) => run(() => save(meetings, fileName(meetings))),
    downloadDay: (date) =>
      run(async () => {
        const [points, companies] = await Promise.all([getPoints(date), getMeetingCompanies(date)]);
        await save(meetingsOf(date, points, companies), `vstrechi-${date}.ics`);
      }),
    downloadCancelled: (meeting, company) =>
      run(async () => {
        const { writeCalendarFile } = await import('#domain/calendarFile');
        const text = writeCalendarFile([calendarEventOf(meeting, company)], { isCancelled: true });
        saveFile(fileName([meeting], '-otmena'), TYPE, text);
      }),
    downloadNextStep: (subject, day, note) =>
      run(async () => {
        const { writeCalendarFile } = await import('#domain/calendarFile');
        saveFile(`shag-${day}.ics`, TYPE, writeCalendarFile([nextStepEvent(subject, day, note)]));
      }),
    downloadAll: () => run(async () => save(await getMeetings({ onProgress: setProgress }), 'vstrechi.ics')),
    isBusy,
    progress,
  };
}

const TYPE = 'text/calendar;charset=utf-8';

/**
 * «vstrecha-2026-11-28-1000.ics» for one meeting, «vstrechi-2026-11-28.ics» for a day, «vstrechi.ics» for several days.
 */
function fileName(meetings: readonly Meeting[], ending = ''): string {
  const [first, ...others] = meetings;
  if (!first || others.some(({ date }) => date !== first.date)) return 'vstrechi.ics';
  if (others.length > 0) return `vstrechi-${first.date}.ics`;
  return `vstrecha-${first.date}-${first.point.replace(':', '')}${ending}.ics`;
}
