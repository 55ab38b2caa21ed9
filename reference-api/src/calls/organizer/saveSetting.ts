import { organizerOperation } from '#platform/http/organizerOperation.ts';
import { readSettings } from '../settings/readSettings.ts';
import { fixedOf, saveSwitch } from './switches.ts';

export const saveSetting = organizerOperation('saveSetting', async ({ body }, act, { settings }) => {
  await saveSwitch(act, settings, body);
  return { settings: await readSettings(act.tx, settings), fixed: fixedOf(settings) };
});
