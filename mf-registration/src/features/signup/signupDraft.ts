import { keepDraft, readDraft } from 'shared-api/drafts';
import { emptySignupValues, type SignupValues } from './signup.schema';

const NAME = 'signup';

/** What is kept: never the passwords, and consent is given anew each time. */
const keptTexts = ['company', 'country', 'firstname', 'lastname', 'phone', 'email'] as const;

/** The form as it was left, or an empty one. */
export function readSignupDraft(): SignupValues {
  const kept = parse(readDraft(NAME));
  const values = { ...emptySignupValues };
  for (const field of keptTexts) {
    const text = kept[field];
    if (typeof text === 'string') values[field] = text;
  }
  if (kept.type === 'Поставщик' || kept.type === 'Заказчик') values.type = kept.type;
  if (typeof kept.city === 'string' && values.country !== '') values.city = { value: kept.city, label: kept.city };
  values.isAdvertisingAgency = kept.isAdvertisingAgency === true;
  return values;
}

/** Keeps what was typed, so that it survives a reload; an untouched form keeps nothing. */
export function keepSignupDraft(values: SignupValues): void {
  const { type, city, isAdvertisingAgency } = values;
  const kept = {
    type,
    city: city?.label ?? '',
    isAdvertisingAgency,
    ...Object.fromEntries(keptTexts.map((field) => [field, values[field]])),
  };
  keepDraft(NAME, Object.values(kept).some(Boolean) ? JSON.stringify(kept) : '');
}

/** Forgets it: the account is there. */
export function forgetSignupDraft(): void {
  keepDraft(NAME, '');
}

function parse(draft: string): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(draft);
    return typeof kept === 'object' && kept !== null ? { ...kept } : {};
  } catch {
    return {};
  }
}
