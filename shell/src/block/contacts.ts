import type { RuntimeConfig } from 'shared-api/config';
import { isEmail } from 'shared-ui/texts';

/** A phone or an e-mail to display; without `href` it was not recognised and stays plain text. */
export interface Contact {
  text: string;
  href?: string;
}

export interface ManagerContacts {
  name: string;
  phone?: Contact;
  email?: Contact;
}

/**
 * Returns the managers that have contacts. `/config.json` is written by hand: values of other types are left out, and
 * only a recognised phone or e-mail becomes a link.
 */
export function managerContacts(managers: RuntimeConfig['managers']): ManagerContacts[] {
  return managers
    .map(({ name, phone, email }) => ({
      name: textOf(name),
      phone: phoneOf(textOf(phone)),
      email: emailOf(textOf(email)),
    }))
    .filter(({ phone, email }) => phone ?? email);
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}

function phoneOf(text: string): Contact | undefined {
  if (text === '') return undefined;
  const digits = text.replace(/\D/g, '');
  const isPhone = /^\+?[\d\s().–-]+$/.test(text) && digits.length >= 5 && digits.length <= 15;
  return isPhone ? { text, href: `tel:${text.startsWith('+') ? '+' : ''}${digits}` } : { text };
}

function emailOf(text: string): Contact | undefined {
  if (text === '') return undefined;
  // Encoded, so that the address cannot add a subject or a second addressee.
  return isEmail(text) && !/[,;]/.test(text)
    ? { text, href: `mailto:${encodeURIComponent(text).replace('%40', '@')}` }
    : { text };
}
