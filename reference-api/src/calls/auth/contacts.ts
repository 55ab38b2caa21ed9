/** The form in which e-mail addresses are compared. */
export const emailKey = (email: string) => email.trim().toLowerCase();

/** The form in which phones are compared: digits, Russian 8 as 7. */
export function phoneKey(phone: string): string {
  const digits = phone.replaceAll(/\D/g, '');
  return digits.length === 11 && digits.startsWith('8') ? `7${digits.slice(1)}` : digits;
}

export const isEmail = (email: string) => /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(email.trim());

export const isPhone = (phone: string) => /^[+\d\s()-]+$/.test(phone.trim()) && /^\d{10,15}$/.test(phoneKey(phone));
