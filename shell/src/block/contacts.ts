import type { RuntimeConfig } from 'shared-api/config';
import { isEmail } from 'shared-ui/isEmail';

/** A phone or an e-mail as it is shown; without `href` it looks like none and stays plain text. */
export interface Contact {
  text: string;
  href?: string;
}

/** Whom a person may turn to, as far as the deployment says. */
export interface ManagerContacts {
  name: string;
  phone?: Contact;
  email?: Contact;
}

/**
 * The managers with something to reach them by. `/config.json` is written by hand: what is no text is left out, and only what is a phone
 * or an e-mail becomes a link.
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
  // Encoded, so that nothing in the address adds a subject or a second addressee.
  return isEmail(text) && !/[,;]/.test(text)
    ? { text, href: `mailto:${encodeURIComponent(text).replace('%40', '@')}` }
    : { text };
}
