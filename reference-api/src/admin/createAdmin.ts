import { randomUUID } from 'node:crypto';
import { emailKey, isBlank, storedText } from 'shared-api/text';
import { isEmail, isPhone, phoneKey, storedEmail } from '#calls/auth/contacts.ts';
import { findCity } from '#calls/geonames/findCity.ts';
import { violatedConstraint } from '#platform/database/database.ts';
import { users } from '#platform/database/schema.ts';
import { CommandError, type Means } from './operator.ts';

/** Administrators have more access than participants, whose minimum is six characters. */
const LEAST_PASSWORD_LENGTH = 12;

export interface Admin {
  email: string;
  phone: string;
  firstname: string;
  lastname: string;
  company: string;
  country: string;
  city: string;
  password: string;
}

/**
 * Adds an administrator who can log in at once.
 * @throws CommandError, or HttpError for a city that is not there
 */
export async function createAdmin(
  { db, clock, passwords }: Pick<Means, 'db' | 'clock' | 'passwords'>,
  admin: Admin,
): Promise<void> {
  const { phone, password } = admin;
  const email = storedEmail(admin.email);
  const [firstname = '', lastname = '', company = ''] = [admin.firstname, admin.lastname, admin.company].map((name) =>
    storedText(name).trim(),
  );
  if (!isEmail(email)) throw new CommandError(`«${email}» не адрес электронной почты.`);
  if ([firstname, lastname, company].some(isBlank))
    throw new CommandError('Имя, фамилия и название компании не должны быть пустыми.');
  if (!isPhone(phone)) throw new CommandError(`«${phone}» не номер телефона.`);
  if ([...password].length < LEAST_PASSWORD_LENGTH)
    throw new CommandError(`Пароль администратора должен содержать не менее ${LEAST_PASSWORD_LENGTH} символов.`);
  const city_id = await findCity(db, admin);
  try {
    await db.insert(users).values({
      type: 'Заказчик',
      email,
      email_key: emailKey(email),
      phone,
      phone_key: phoneKey(phone),
      password_hash: await passwords.hash(password),
      firstname,
      lastname,
      company,
      city_id,
      is_admin: true,
      is_email_proven: true,
      registration_step: 'FINISHED',
      connection_code: randomUUID(),
      created_at: clock.now(),
    });
  } catch (error) {
    const constraint = violatedConstraint(error);
    if (constraint === 'users_email_key') throw new CommandError(`Аккаунт с почтой ${email} уже есть.`);
    if (constraint === 'users_phone_key') throw new CommandError(`Аккаунт с телефоном ${phone} уже есть.`);
    throw error;
  }
}
