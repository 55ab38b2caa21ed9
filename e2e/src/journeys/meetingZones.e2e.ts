import { accounts } from '../support/accounts.ts';
import { startApi, stopApi } from '../support/control.ts';
import { expect, test } from '../support/test.ts';

const ZONES = ['America/Los_Angeles', 'Asia/Vladivostok', 'UTC'];

interface ActiveEvent {
  datestart: string;
  dateend: string;
}

async function restartAt(now?: string): Promise<void> {
  await stopApi();
  await startApi(now === undefined ? {} : { NOW: now });
}

test.afterAll(() => restartAt());

const dayAndMonth = (date: string) =>
  new Intl.DateTimeFormat('ru', { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(new Date(date));

for (const { name, day, time } of [
  { name: 'half a minute into the first day', day: 'datestart', time: '00:00:30' },
  { name: 'late on the last day', day: 'dateend', time: '23:59:00' },
] as const) {
  test(
    `shows Moscow’s day ${name} in every browser time zone [MEET-04] [MEET-05] [MEET-12]`,
    { tag: '@nightly' },
    async ({ people, request }) => {
      const event = (await (await request.get('/api/event')).json()) as ActiveEvent;
      await restartAt(`${event[day]}T${time}+03:00`);
      for (const timezoneId of ZONES) {
        const page = await people.come(accounts.supplier, { timezoneId });
        await page.goto('/meetings');
        const strip = page.getByRole('group', { name: /Дни/ }).first();
        await expect(strip.getByRole('button', { pressed: true })).toHaveAccessibleName(
          new RegExp(`, ${dayAndMonth(event[day])}`),
        );
        await expect(page.getByRole('heading', { level: 2, name: /^Сегодня.*GMT \+03:00/ })).toBeVisible();
        await expect(strip.getByRole('button').first()).toHaveAccessibleName(
          new RegExp(`, ${dayAndMonth(event.datestart)}`),
        );
        await page.context().close();
      }
    },
  );
}
