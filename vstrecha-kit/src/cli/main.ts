import { UsageError } from '../system/UsageError.ts';
import { ownRepository, type Home } from './home.ts';

interface Command {
  /** Shown by `kit` without a command. */
  effect: string;
  /** Loads only what this command needs. */
  load: () => Promise<{ run: (args: string[], home: Home) => Promise<void> | void }>;
}

const COMMANDS: Readonly<Record<string, Command>> = {
  new: { effect: 'начать новый раздел', load: () => import('./new.ts') },
  dev: { effect: 'открыть раздел в развёрнутой оболочке', load: () => import('./dev.ts') },
  build: { effect: 'собрать', load: () => import('./build.ts') },
  test: { effect: 'проверить типы и тесты', load: () => import('./test.ts') },
  doctor: { effect: 'что мешает собрать и выпустить', load: () => import('./doctor.ts') },
  release: { effect: 'собрать и выпустить', load: () => import('./release.ts') },
  promote: { effect: 'дать новую сборку большей доле браузеров', load: () => import('./promote.ts') },
  rollback: { effect: 'снять новую сборку', load: () => import('./rollback.ts') },
  releases: { effect: 'что выпущено и кто это получает', load: () => import('./releases.ts') },
};

/** Runs `kit <command> …`. */
export async function runKit([name = '', ...args]: string[], home: Home = ownRepository): Promise<void> {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) throw new UsageError(listCommands(name));
  await (await command.load()).run(args, home);
}

function listCommands(name: string): string {
  const lines = Object.entries(COMMANDS).map(([command, { effect }]) => `  kit ${command.padEnd(9)} ${effect}`);
  return [name === '' ? 'Какую команду выполнить?' : `Команды «${name}» нет. Есть:`, ...lines].join('\n');
}
