import type * as PhoneRules from './phoneRules';
import { MOST_DIGITS, readPhone, withCountryCode } from './readPhone';

const RUSSIAN_CODE = '7';
const RUSSIAN_DIGITS = 11;
/** Fewest digits accepted for a foreign number before the phone rules are loaded; the server has the same minimum. */
const LEAST_DIGITS = 10;

let rules: typeof PhoneRules | undefined;
let loading: Promise<void> | undefined;

/** Loads the number formats of other countries once. After a failure the next call tries again. */
export function loadPhoneRules(): Promise<void> {
  loading ??= import(/* webpackChunkName: "phone-rules" */ './phoneRules').then(
    (loaded) => {
      rules = loaded;
    },
    () => {
      loading = undefined;
    },
  );
  return loading;
}

/**
 * Formats a complete or partial number: «+7 (916) 123-45-67» for Russia and Kazakhstan, otherwise the form of its
 * country («+375 29 123 45 67»), or bare digits until the phone rules are loaded. A number without «+» is Russian. A
 * text that is not exactly one number stays unchanged, because its digits must not become another number.
 */
export function formatPhone(text: string): string {
  const number = readPhone(text);
  if (number === undefined) return text;
  const digits = withCountryCode(number);
  if (digits === '') return number;
  if (digits.startsWith(RUSSIAN_CODE)) return formatRussian(digits.slice(RUSSIAN_CODE.length));
  return rules ? rules.formatForeign(digits) : `+${digits}`;
}

/**
 * Whether the number is complete (REG-02): ten digits after +7, otherwise a number that is valid in its country. Until
 * the phone rules are loaded (the first foreign number starts that), 10 to 15 digits are accepted.
 */
export function isCompletePhone(text: string): boolean {
  const number = readPhone(text);
  if (number === undefined) return false;
  const digits = withCountryCode(number);
  if (digits.startsWith(RUSSIAN_CODE)) return digits.length === RUSSIAN_DIGITS;
  if (!rules) void loadPhoneRules();
  return rules ? rules.isForeignValid(digits) : digits.length >= LEAST_DIGITS;
}

/** Whether the digits, country code included, are within the longest possible number. */
export function fitsPhone(digits: string): boolean {
  return digits.length <= (digits.startsWith(RUSSIAN_CODE) ? RUSSIAN_DIGITS : MOST_DIGITS);
}

// The form required by the specification for +7; the library would give +7 916 123 45 67.
function formatRussian(digits: string): string {
  const [area, first, second, third] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6, 8), digits.slice(8)];
  return (
    `+${RUSSIAN_CODE}` +
    (area && ` (${area}`) +
    (first && `) ${first}`) +
    (second && `-${second}`) +
    (third && `-${third}`)
  );
}
