import { Option } from '@commander-js/extra-typings';
import { fixedOf, saveSwitch, SWITCHES, type Switch } from '#calls/organizer/switches.ts';
import { readSettings } from '#calls/settings/readSettings.ts';
import { examples, type Program } from './commandLine.ts';
import { actAs, type Means, type Outcome, type TakeTask } from './operator.ts';

const NAMES: Record<Switch, string> = {
  attachments_status: 'Вложения в переписке',
  sending_status: 'Рассылка участников',
  catalog_status: 'Каталог',
  premoderation_status: 'Проверка новых компаний',
};

/** Shows the switches, or sets some of them. */
export function addSettingsCommand(program: Program, take: TakeTask): void {
  program
    .command('settings')
    .description('Показывает настройки, а с параметрами включает и выключает их.')
    .addOption(switchOption('--attachments <состояние>', 'attachments_status'))
    .addOption(switchOption('--sending <состояние>', 'sending_status'))
    .addOption(switchOption('--catalog <состояние>', 'catalog_status'))
    .addOption(switchOption('--premoderation <состояние>', 'premoderation_status'))
    .addHelpText('after', examples('settings', 'settings --catalog off --as boss@example.ru'))
    .action(({ attachments, sending, catalog, premoderation }, command) => {
      const { as } = command.optsWithGlobals();
      const given: Record<Switch, string | undefined> = {
        attachments_status: attachments,
        sending_status: sending,
        catalog_status: catalog,
        premoderation_status: premoderation,
      };
      const changes = SWITCHES.flatMap((name) =>
        given[name] === undefined ? [] : [{ name, value: given[name] === 'on' }],
      );
      take({
        async run(means) {
          if (changes.length > 0) {
            const change = await actAs(means, as);
            await change(async (act) => {
              for (const one of changes) await saveSwitch(act, means.settings, one);
            });
          }
          return showSettings(means);
        },
      });
    });
}

const switchOption = <Flags extends string>(flags: Flags, name: Switch) =>
  new Option(flags, NAMES[name]).choices(['on', 'off']);

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
