import { makePushKeys } from '#platform/config/webPushConfig.ts';
import { examples, HELP, type Program } from './commandLine.ts';
import type { TakeTask } from './operator.ts';

/** Prints a new pair of keys for web push; needs no database. */
export function addPushKeysCommand(program: Program, take: TakeTask): void {
  program
    .command('push-keys')
    .description(
      'Делает новую пару ключей для уведомлений при закрытой вкладке. С новой парой подписки начинаются заново.',
    )
    .configureHelp(HELP)
    .addHelpText('after', examples('push-keys'))
    .action(() => {
      const { publicKey, privateKey } = makePushKeys();
      const json = { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey };
      take({
        text: Object.entries(json)
          .map((pair) => pair.join('='))
          .join('\n'),
        json,
      });
    });
}
