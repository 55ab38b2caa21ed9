import { fixedOf, saveSwitch, SWITCHES, type Switch } from '#calls/organizer/switches.ts';
import { readSettings } from '#calls/settings/readSettings.ts';
import { actAs, CommandError, type Means, type Outcome, type Task } from './operator.ts';
import { misused, readArguments } from './readArguments.ts';

const USAGE =
  'npm run settings -- [--attachments on|off] [--sending on|off] [--catalog on|off] [--premoderation on|off] --as admin@example.ru [--json]';

const NAMES: Record<Switch, string> = {
  attachments_status: 'Вложения в переписке',
  sending_status: 'Рассылка участников',
  catalog_status: 'Каталог',
  premoderation_status: 'Проверка новых компаний',
};

/** Shows the switches, or sets some of them. */
export function settingsCommand(args: string[]): Task {
  const text = { type: 'string' } as const;
  const options = { attachments: text, sending: text, catalog: text, premoderation: text };
  const { values, positionals } = readArguments(args, USAGE, options);
  if (positionals.length > 0) throw misused(`Лишнее слово «${positionals[0] ?? ''}».`, USAGE);
  const { as, json, attachments, sending, catalog, premoderation } = values;
  const given: Record<Switch, string | undefined> = {
    attachments_status: attachments,
    sending_status: sending,
    catalog_status: catalog,
    premoderation_status: premoderation,
  };
  const changes = SWITCHES.flatMap((name) => {
    const value = given[name];
    return value === undefined ? [] : [{ name, value: readSwitch(name, value) }];
  });
  return {
    json,
    async run(means) {
      if (changes.length > 0) {
        const change = await actAs(means, as);
        await change(async (act) => {
          for (const one of changes) await saveSwitch(act, means.settings, one);
        });
      }
      return showSettings(means);
    },
  };
}

function readSwitch(name: Switch, value: string): boolean {
  if (value === 'on' || value === 'off') return value === 'on';
  throw new CommandError(`--${name.replace('_status', '')} может быть on или off, а указано «${value}».`);
}

async function showSettings({ db, settings: overrides }: Means): Promise<Outcome> {
  const settings = await readSettings(db, overrides);
  const fixed = fixedOf(overrides);
  const lines = SWITCHES.map((name) => {
    const held = fixed.includes(name) ? ' (задано при запуске)' : '';
    return `${NAMES[name]}: ${settings[name] ? 'включено' : 'выключено'}${held}`;
  });
  const json = Object.fromEntries(SWITCHES.map((name) => [name, settings[name]]));
  return { text: lines.join('\n'), json: { settings: json, fixed } };
}
