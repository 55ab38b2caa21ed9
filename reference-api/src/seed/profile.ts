import { BRANDINGS, CIRCULATIONS, SUMS } from '#calls/profile/options.ts';
import type { UserRow } from './cast.ts';
import * as texts from './data/profiles.ts';
import type { Random } from './random.ts';

type Profile = Pick<UserRow, 'description' | 'site' | 'minimum_circulation' | 'minimum_sum' | 'branding'>;

/** The first users, among them the demo accounts, have complete profiles. */
const ALWAYS_FILLED = 10;

/** A company's description and conditions; one in twelve lacks a field. */
export function makeProfile(
  random: Random,
  { id, type, is_advertising_agency }: Pick<UserRow, 'id' | 'type' | 'is_advertising_agency'>,
): Profile {
  const slug = `company${id}`;
  const isComplete = id <= ALWAYS_FILLED || !random.chance(1 / 12);
  const profile: Profile = {
    description: makeDescription(
      random,
      type === 'Поставщик' ? 'supplier' : is_advertising_agency ? 'agency' : 'customer',
      slug,
    ),
    site: `https://${slug}.vstrecha.example`,
    minimum_circulation: inOrder(CIRCULATIONS, random.sample(CIRCULATIONS, random.int(1, 3))),
    minimum_sum: inOrder(SUMS, random.sample(SUMS, random.int(1, 2))),
    branding: random.pick(BRANDINGS),
  };
  if (isComplete) return profile;
  return {
    ...profile,
    ...random.pick<Partial<Profile>>([
      { description: '' },
      { site: '' },
      { branding: '' },
      { minimum_sum: [] },
      { minimum_circulation: [] },
    ]),
  };
}

function makeDescription(random: Random, kind: 'supplier' | 'customer' | 'agency', slug: string): string {
  const openings = {
    supplier: texts.SUPPLIER_OPENINGS,
    customer: texts.CUSTOMER_OPENINGS,
    agency: texts.AGENCY_OPENINGS,
  }[kind];
  const middles = kind === 'supplier' ? texts.SUPPLIER_MIDDLES : texts.CUSTOMER_MIDDLES;
  const sentences = [random.pick(openings), ...random.sample(middles, random.int(1, 6)), random.pick(texts.CLOSINGS)];
  return sentences
    .join(random.chance(0.2) ? '\n' : ' ')
    .replaceAll('{year}', String(random.int(1998, 2021)))
    .replaceAll('{years}', String(random.int(10, 45)))
    .replaceAll('{thousands}', String(random.int(5, 60)))
    .replaceAll('{hundreds}', String(random.int(5, 9)))
    .replaceAll('{slug}', slug);
}

const inOrder = (all: readonly string[], chosen: readonly string[]) => all.filter((item) => chosen.includes(item));
