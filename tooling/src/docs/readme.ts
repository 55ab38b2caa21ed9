import { readFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '../system/packages.ts';
import { readPorts } from '../system/ports.ts';
import { readDemoAccounts } from '../system/referenceApi.ts';
import { replaceSection } from '../system/replaceSection.ts';
import { START_VARIABLES } from '../system/startVariables.ts';

/** The READMEs of the repository by language. */
export const READMES = {
  en: path.join(repositoryRoot, 'README.md'),
  ru: path.join(repositoryRoot, 'README.ru.md'),
} as const;

type Language = keyof typeof READMES;

const HEADS: Record<Language, { accounts: string[]; ports: string[]; variables: string[] }> = {
  en: {
    accounts: ['login', 'who it is'],
    ports: ['port', 'what listens'],
    variables: ['variable of `npm start`', 'meaning'],
  },
  ru: {
    accounts: ['Логин', 'Кто это'],
    ports: ['Порт', 'Что на нём'],
    variables: ['Переменная `npm start`', 'Значение'],
  },
};

/** A README with the accounts, ports and variables that the code holds now. */
export async function renderReadme(
  language: Language,
  page = readFileSync(READMES[language], 'utf8'),
): Promise<string> {
  const heads = HEADS[language];
  const accounts = (await readDemoAccounts()).map((account) => [`\`${account.login}\``, account[language]]);
  const variables = START_VARIABLES.map((each) => [`\`${each.name}=${each.example}\``, each[language]]);
  const tables = [tableOf(heads.ports, portRows(language)), tableOf(heads.variables, variables)];
  const withAccounts = replaceSection(page, 'accounts', `\n${tableOf(heads.accounts, accounts)}\n`);
  return replaceSection(withAccounts, 'ports', `\n${tables.join('\n\n')}\n`);
}

function portRows(language: Language): string[][] {
  const { shell, remotes, api } = readPorts('');
  const ports = Object.values(remotes);
  const names = Object.keys(remotes)
    .map((name) => `\`${name}\``)
    .join(', ');
  return [
    [`${shell}`, language === 'en' ? 'the app: `shell`' : 'приложение: `shell`'],
    [`${ports[0]}–${ports.at(-1)}`, names],
    [
      `${api}`,
      language === 'en'
        ? 'the API: `reference-api`, with its contract at `/docs`'
        : 'API: `reference-api`, с контрактом на `/docs`',
    ],
  ];
}

function tableOf(head: readonly string[], rows: readonly string[][]): string {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
