import type { Schema } from 'shared-api/contract';

export type Segment = Schema<'BroadcastSegment'>;

const MOST_IDS = 500;
const MOST_EXCEPTIONS = 1_000;
const TYPES = ['Поставщик', 'Заказчик'] as const;
const STATES = ['registering', 'waiting', 'declined', 'active', 'blocked'] as const;
const STEPS = ['COMPANY', 'FILES', 'MEETINGS', 'FINISHED'] as const;
const IDLES = ['d3', 'd7', 'never'] as const;

/** Reads the segment that another page chose (`organizerPaths.sending`); leaves out what the contract does not know. */
export function readSegment(search: URLSearchParams): Segment {
  const oneOf = <Value extends string>(name: string, values: readonly Value[]) =>
    values.find((value) => value === search.get(name));
  const ids = (name: string, most: number) => {
    const found = (search.get(name) ?? '').split('.').map(Number).filter(isId).slice(0, most);
    return found.length > 0 ? found : undefined;
  };
  const flag = (name: string) => (search.get(name) === '1' ? 1 : undefined);
  const date = search.get('meetings_on') ?? '';
  return withoutEmpty({
    ids: ids('ids', MOST_IDS),
    except: ids('except', MOST_EXCEPTIONS),
    q: search.get('q')?.slice(0, 200) || undefined,
    type: oneOf('type', TYPES),
    state: oneOf('state', STATES),
    step: oneOf('step', STEPS),
    city: search.get('city')?.slice(0, 200) || undefined,
    idle: oneOf('idle', IDLES),
    no_slots: flag('no_slots'),
    meetings_on: /^\d{4}-\d{2}-\d{2}$/.test(date) ? date : undefined,
    awaiting: flag('awaiting'),
  });
}

/** Drops fields without a value, which the server would refuse. */
export function withoutEmpty(segment: Segment): Segment {
  return Object.fromEntries(Object.entries(segment).filter(([, value]) => value !== undefined && value !== ''));
}

function isId(id: number): boolean {
  return Number.isInteger(id) && id > 0 && id <= 2_147_483_647;
}
