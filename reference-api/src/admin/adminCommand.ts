import { makePassword } from '#calls/auth/accountPasswords.ts';
import { askPassword } from './askPassword.ts';
import { examples, HELP, type Program } from './commandLine.ts';
import { createAdmin } from './createAdmin.ts';
import type { TakeTask } from './operator.ts';

/** Adds an administrator, the first one too. */
export function addAdminCommand(program: Program, take: TakeTask): void {
  program
    .command('admin')
    .description(
      'Добавляет администратора. Пароль спрашивают: в командной строке его увидят другие пользователи машины.',
    )
    .requiredOption('--email <почта>', 'почта, с которой он входит')
    .requiredOption('--phone <телефон>', 'телефон')
    .option('--firstname <имя>', 'имя', 'Администратор')
    .option('--lastname <фамилия>', 'фамилия', 'Встречи')
    .option('--company <название>', 'компания', 'Организатор')
    .option('--country <страна>', 'страна', 'Россия')
    .option('--city <город>', 'город', 'Москва')
    .option('--generate', 'придумать пароль и показать его один раз', false)
    // Without the options of all commands: --as cannot name the first administrator.
    .configureHelp(HELP)
    .addHelpText('after', examples('admin --email boss@example.ru --phone "+7 495 123-45-67"'))
    .action(({ generate, ...admin }) =>
      take({
        beginsDatabase: true,
        async run(means) {
          const password = generate ? makePassword() : await askPassword();
          await createAdmin(means, { ...admin, password });
          const added = `Администратор ${admin.email} добавлен.`;
          return generate
            ? {
                text: `${added}\nПароль, который больше нигде не показывается: ${password}`,
                json: { email: admin.email, password },
              }
            : { text: added, json: { email: admin.email } };
        },
      }),
    );
}
