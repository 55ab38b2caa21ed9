import { emailKey } from 'shared-api/text';
import { phoneKey } from '#calls/auth/contacts.ts';
import type { userActivities } from '#platform/database/schema.ts';
import type { Passwords } from '#platform/passwords/passwords.ts';
import { DEFAULT_AVATAR, initialsAvatarOf } from '#platform/storage/imageAddresses.ts';
import type { Cast, UserRow } from './cast.ts';
import type { Catalogues } from './catalogues.ts';
import { agencyNames, customerNames, supplierNames } from './data/companyNames.ts';
import { COUNTRY_SHARES } from './data/geonames.ts';
import { makePerson, type Person } from './data/people.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD, type DemoAccount } from './demoAccounts.ts';
import { makeProfile } from './profile.ts';
import { createRandom, type Random } from './random.ts';

type Company = Pick<UserRow, 'type' | 'company'> & Partial<UserRow>;

const COMPANIES_PER_TYPE = 120;
const DAY_MS = 24 * 60 * 60 * 1000;
// This many cities at the beginning of a country's list are the large ones.
const LARGE_CITIES = 24;

const DEMO_COMPANIES: Record<keyof typeof DEMO_ACCOUNTS, Company> = {
  supplier: { type: 'Поставщик', company: 'ООО «Подарки и печать»' },
  customer: { type: 'Заказчик', company: 'Банк «Созвездие»', industry: 'Банки и финансы' },
  chatOnly: {
    type: 'Заказчик',
    company: 'Издательство «Тихая полка»',
    industry: 'Культура и искусство',
    only_chat: true,
  },
  agency: { type: 'Заказчик', company: 'Рекламное агентство «Свежий взгляд»', is_advertising_agency: true },
  admin: { type: 'Заказчик', company: 'Организатор «Встреча»', is_admin: true },
  blocked: { type: 'Заказчик', company: 'Торговый дом «Ветер перемен»', is_blocked: true },
  awaiting: { type: 'Поставщик', company: 'Мастерская «Скоро открытие»', is_activated: false },
  newcomer: { type: 'Заказчик', company: 'Кофейня «Первая чашка»', registration_step: 'COMPANY' },
  halfway: { type: 'Поставщик', company: 'Мастерская «Начало»', registration_step: 'FILES' },
};

/** Companies that have applied in the last hours; two are of one domain. */
const APPLICANTS: (Company & { email: string; hours: number })[] = [
  { type: 'Поставщик', company: 'Типография «Полдень»', email: 'olga@polden.example', hours: 44 },
  { type: 'Поставщик', company: 'ООО «Полдень-Пресс»', email: 'zakaz@polden.example', hours: 20 },
  { type: 'Заказчик', company: 'Сеть аптек «Подорожник»', email: 'marketing@podorozhnik.example', hours: 3 },
];
// A second generator keeps all other seeded data as it was.
const APPLICANTS_SEED = 20_261_127;
const AWAITING_HOURS = 50;
const HOUR_MS = 60 * 60 * 1000;

export async function makeUsers(
  random: Random,
  catalogues: Catalogues & { industries: readonly string[] },
  passwords: Passwords,
  now: Date,
) {
  const demoNames = Object.keys(DEMO_ACCOUNTS) as (keyof typeof DEMO_ACCOUNTS)[];
  const special: Company[] = [
    { type: 'Поставщик', company: 'Поддержка «Встреча»', is_admin: true },
    { type: 'Поставщик', company: 'ООО «Призрак и Ко»', is_blocked: true },
    { type: 'Поставщик', company: 'Склад «Закрыто на учёт»', is_blocked: true },
    { type: 'Заказчик', company: 'Агентство «Ждём ответа»', is_activated: false, is_advertising_agency: true },
  ];
  const companies = [
    ...demoNames.map((name) => DEMO_COMPANIES[name]),
    ...special,
    ...makeCompanies(random, catalogues.industries),
  ];
  const rows: UserRow[] = [];
  const activityRows: (typeof userActivities.$inferInsert)[] = [];
  const shared = await passwords.hash(DEMO_PASSWORD);
  for (const [index, company] of companies.entries()) {
    const demo: DemoAccount | undefined = DEMO_ACCOUNTS[demoNames[index] as keyof typeof DEMO_ACCOUNTS];
    // Ordinary companies share one hash: hashing each password would delay the first start by a minute.
    const password_hash = demo ? await passwords.hash(demo.password) : shared;
    const user = makeUser(
      random,
      catalogues,
      { id: index + 1, ...company },
      demo?.login ?? `company${index + 1}@vstrecha.example`,
      password_hash,
      now,
    );
    rows.push(user);
    for (const activity_id of pickActivities(random, catalogues, user))
      activityRows.push({ user_id: user.id, activity_id });
  }
  const cast = makeCast(rows, demoNames.length + special.length);
  const hoursAgo = (hours: number) => new Date(now.getTime() - hours * HOUR_MS);
  for (const row of rows) if (row.is_activated === false) row.created_at = hoursAgo(AWAITING_HOURS);
  const own = createRandom(APPLICANTS_SEED);
  for (const { email, hours, ...company } of APPLICANTS) {
    const applicant = { id: rows.length + 1, ...company, is_activated: false, registration_step: 'COMPANY' as const };
    rows.push({
      ...makeUser(own, catalogues, applicant, email, shared, now),
      is_email_proven: false,
      created_at: hoursAgo(hours),
    });
  }
  return { users: rows, userActivities: activityRows, cast };
}

/** The companies without special properties. */
function makeCompanies(random: Random, industries: readonly string[]): Company[] {
  const traders = Array.from({ length: 26 }, () => traderName(makePerson(random), random));
  const suppliers = supplierNames(random, COMPANIES_PER_TYPE, traders);
  const agencies = agencyNames(random);
  const customers = customerNames(random).slice(0, COMPANIES_PER_TYPE - agencies.length);
  return random.sample<Company>(
    [
      ...suppliers.map((company) => ({ type: 'Поставщик', company, only_chat: random.chance(0.15) }) as const),
      ...customers.map(
        (company) =>
          ({ type: 'Заказчик', company, only_chat: random.chance(0.15), industry: random.pick(industries) }) as const,
      ),
      ...agencies.map(
        (company) =>
          ({ type: 'Заказчик', company, only_chat: random.chance(0.15), is_advertising_agency: true }) as const,
      ),
    ],
    suppliers.length + customers.length + agencies.length,
  );
}

const traderName = ({ firstname, lastname }: Person, random: Random) =>
  `${lastname} ${firstname.at(0)}. ${random.pick([...'АВДЕИМНОПС'])}.`;

function makeUser(
  random: Random,
  catalogues: Catalogues,
  company: Company & { id: number },
  email: string,
  password_hash: string,
  now: Date,
): UserRow {
  const { id } = company;
  const place = pickPlace(random, catalogues, id);
  const isFilled = company.registration_step !== 'COMPANY';
  return {
    ...makePerson(random),
    ...(isFilled && makeProfile(random, company)),
    registration_step: 'FINISHED',
    is_email_proven: true,
    ...company,
    ...place,
    email,
    email_key: emailKey(email),
    phone_key: phoneKey(place.phone),
    password_hash,
    avatar: isFilled && !random.chance(0.25) ? initialsAvatarOf(id) : DEFAULT_AVATAR,
    notify: random.pick(['EMAIL', 'EMAIL', 'ALL', 'NOT']),
    connection_code: `demo-${id}-${random.int(100_000, 999_999)}`,
    created_at: new Date(now.getTime() - 40 * DAY_MS + id * 60_000),
  };
}

function pickPlace(random: Random, catalogues: Catalogues, id: number): { city_id: number; phone: string } {
  let share = random.int(1, 100);
  const chosen = COUNTRY_SHARES.find((country) => (share -= country.share) <= 0) ?? COUNTRY_SHARES[0];
  const country = catalogues.countries.find(({ title }) => title === chosen.country);
  const cities = catalogues.cities.filter(({ country_id }) => country_id === country?.id).slice(0, LARGE_CITIES);
  // The id makes the phone number unique.
  const number = `${random.int(10 ** (chosen.digits - 4), 10 ** (chosen.digits - 3) - 1)}${String(id).padStart(3, '0')}`;
  // Squared, so that the largest cities are chosen most often.
  const city = cities[Math.floor(random.next() ** 2 * cities.length)];
  const pairs = number.replace(/(\d{2})(\d{2})$/, '-$1-$2');
  if (!city) throw new Error(`The seed has no cities of ${chosen.country}; add them to GEONAMES.`);
  return { city_id: city.id, phone: `+${chosen.code} (${random.pick(chosen.operators)}) ${pairs}` };
}

function pickActivities(random: Random, catalogues: Catalogues, user: UserRow): number[] {
  if (user.description === undefined || user.description === '') return [];
  const groups = random
    .sample(
      catalogues.activities.filter(({ node }) => node === 0),
      random.int(1, 3),
    )
    .map(({ id }) => id);
  const items = catalogues.activities.filter(({ node }) => groups.includes(node)).map(({ id }) => id);
  return random.sample(items, random.int(2, 9));
}

function makeCast(rows: UserRow[], specialCount: number): Cast {
  const [supplier, customer, chatOnly, agency] = rows;
  if (!supplier || !customer || !chatOnly || !agency)
    throw new Error('The seed has no demo users; they stand first in DEMO_COMPANIES.');
  const ordinary = rows.slice(specialCount);
  return {
    supplier,
    customer,
    chatOnly,
    agency,
    suppliers: ordinary.filter(({ type }) => type === 'Поставщик'),
    customers: ordinary.filter(({ type }) => type === 'Заказчик'),
  };
}
