import type * as PhoneRules from './phoneRules';

const RUSSIAN_CODE = '7';
const RUSSIAN_DIGITS = 11;
/** The longest number there is (E.164), its country code included. */
const MOST_DIGITS = 15;
/** The shortest number of another country that is sent before its country's rules have come, as the server takes them. */
const LEAST_DIGITS = 10;

let rules: typeof PhoneRules | undefined;
let loading: Promise<void> | undefined;

/** Fetches what is known about the numbers of other countries, once. After a failure the next call tries again. */
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
 * The number as the field shows it, as far as it goes: «+7 (916) 123-45-67» for Russia and Kazakhstan, otherwise in the form of its
 * country («+375 29 123 45 67»), or its bare digits until the rules of the countries are loaded. A number without «+» is Russian.
 */
export function formatPhone(text: string): string {
  const digits = phoneDigits(text);
  if (digits === '') return text.includes('+') ? '+' : '';
  if (digits.startsWith(RUSSIAN_CODE)) return formatRussian(digits.slice(RUSSIAN_CODE.length));
  return rules ? rules.formatForeign(digits) : `+${digits}`;
}

/** Whether it is a number of a country code other than +7. */
export function isForeignPhone(text: string): boolean {
  // +89 is nobody's code: people mean the Russian 8 with a stray plus.
  return /^\s*\+\D*([0-69]|8(?!\D*9))/.test(text);
}

/**
 * Whether nothing is missing in the number (REG-02): ten digits after +7, otherwise a number that its country could have.
 * Until the rules of the countries are loaded, which the first foreign number starts, any 10 to 15 digits will do.
 */
export function isCompletePhone(text: string): boolean {
  const digits = phoneDigits(text);
  if (digits.startsWith(RUSSIAN_CODE)) return digits.length === RUSSIAN_DIGITS;
  if (!rules) void loadPhoneRules();
  return rules ? rules.isForeignValid(digits) : digits.length >= LEAST_DIGITS;
}

/** Whether a number of these digits, country code included, is not longer than it may be. */
export function fitsPhone(digits: string): boolean {
  return digits.length <= (digits.startsWith(RUSSIAN_CODE) ? RUSSIAN_DIGITS : MOST_DIGITS);
}

/** All digits in a text. */
export function digitsOf(text: string): string {
  return text.replaceAll(/\D/g, '');
}

/** The text without a Russian country code at its beginning: 7, or 8, which stands for it at home. */
export function withoutRussianCode(text: string): string {
  return text.replace(/^\s*\+?\s*[78]/, '');
}

/** The digits with the country code before them; what is too long is cut off. */
function phoneDigits(text: string): string {
  if (isForeignPhone(text)) return digitsOf(text).slice(0, MOST_DIGITS);
  if (digitsOf(text) === '') return '';
  return (RUSSIAN_CODE + digitsOf(withoutRussianCode(text))).slice(0, RUSSIAN_DIGITS);
}

// The form that the specification gives for +7; the library would write +7 916 123 45 67.
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
