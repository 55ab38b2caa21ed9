interface StartVariable {
  name: string;
  /** Value to show in an example. */
  example: string;
  /** For `npm start --help` and README.md. */
  en: string;
  /** For README.ru.md. */
  ru: string;
}

/** Variables that `npm start` and `npm run dev` read, beside those of the API in docs/configuration.md. */
export const START_VARIABLES: readonly StartVariable[] = [
  {
    name: 'PORT',
    example: '9000',
    en: 'first port of the set',
    ru: 'первый порт набора',
  },
  {
    name: 'HOST',
    example: '192.168.1.20',
    en: 'opens the system to phones in the same network, at this address of the computer',
    ru: 'открывает систему телефонам в той же сети по этому адресу компьютера',
  },
  {
    name: 'PUBLIC_URL',
    example: 'https://test.example',
    en: 'address in links of e-mails, e.g. that of a proxy in front',
    ru: 'адрес для ссылок в письмах, например адрес прокси',
  },
  {
    name: 'VSTRECHA_DATA',
    example: '/srv/data',
    en: 'folder of the database and the files, `.run/db` by default; delete it to begin with a fresh database',
    ru: 'папка базы и файлов, обычно `.run/db`; чтобы начать с чистой базы, удалите её',
  },
  {
    name: 'DATABASE_URL',
    example: 'postgres://…',
    en: 'PostgreSQL instead of the embedded database; accounts only with `SEED=demo`',
    ru: 'PostgreSQL вместо встроенной базы; учётные записи — только с `SEED=demo`',
  },
  {
    name: 'VSTRECHA_API_ORIGIN',
    example: 'http://127.0.0.1:4000',
    en: 'another API, to which `/api`, `/images`, `/reports` and `/push` are forwarded; `reference-api` is not started',
    ru: 'другой API, которому пересылаются `/api`, `/images`, `/reports` и `/push`; `reference-api` не запускается',
  },
  {
    name: 'VSTRECHA_CONFIG',
    example: '/path/config.json',
    en: 'another file instead of `shell/public/config.json`',
    ru: 'другой файл вместо `shell/public/config.json`',
  },
  {
    name: 'VSTRECHA_SESSION_COOKIE',
    example: 'session',
    en: "name of another API's session cookie, by which the first page is chosen",
    ru: 'имя cookie сессии другого API, по которой выбирается первая страница',
  },
];

/** The variables for `--help`. */
export function describeVariables(): string {
  const examples = START_VARIABLES.map(({ name, example }) => `${name}=${example}`);
  const width = Math.max(...examples.map(({ length }) => length));
  const rows = START_VARIABLES.map(({ en }, index) => `  ${(examples[index] ?? '').padEnd(width)}  ${en}`);
  return ['', 'Variables:', ...rows, ''].join('\n').replaceAll('`', '');
}
