import { writeHtml } from './emailHtml.ts';
import { plainName, type CalendarFile, type Mail } from './mail.ts';

/** Recipient of an e-mail. With a token the e-mail ends with an unsubscribe link; mandatory e-mails omit it. */
export interface Addressee {
  email: string;
  firstname?: string;
  unsubscribe_token?: string;
}

interface Content {
  subject: string;
  paragraphs: string[];
  /** The only button, below the paragraphs. */
  link: { label: string; url: string };
  calendar?: CalendarFile | undefined;
  /** About the account: it arrives after unsubscribing as well, so mail programs offer no button for that. */
  isOfAccount?: boolean;
}

/** The page that ends e-mails when it is opened; mail programs send a POST there (RFC 8058). */
export const UNSUBSCRIBE_PATH = '/unsubscribe_notifications';

const FAREWELL = 'Письмо отправлено автоматически, отвечать на него не нужно.';
const UNSUBSCRIBING = 'Отписаться от уведомлений по почте';

/** First line of every e-mail. The name may be a stranger's text sent to another person's mailbox. */
export function greet(firstname = ''): string {
  const name = plainName(firstname);
  return name === '' ? 'Здравствуйте!' : `Здравствуйте, ${name}!`;
}

/** Composes an e-mail to a user: greeting, paragraphs, a button and a footer, as text and as a page that say the same. */
export function writeEmail(
  { email, firstname, unsubscribe_token }: Addressee,
  publicUrl: string,
  { subject, paragraphs, link, calendar, isOfAccount = false }: Content,
): Mail {
  const unsubscribeUrl =
    unsubscribe_token === undefined ? undefined : `${publicUrl}${UNSUBSCRIBE_PATH}/${unsubscribe_token}`;
  const body = [greet(firstname), ...paragraphs];
  const leaving = unsubscribeUrl === undefined ? undefined : { label: UNSUBSCRIBING, url: unsubscribeUrl };
  const footer = ['—', '«Встреча»', FAREWELL, ...(leaving ? [toLine(leaving)] : [])].join('\n');
  return {
    to: email,
    subject,
    text: `${[...body, toLine(link), footer].join('\n\n')}\n`,
    html: writeHtml({ paragraphs: body, button: link, farewell: FAREWELL, leaving }),
    ...(calendar && { calendar }),
    ...(unsubscribeUrl !== undefined && !isOfAccount && { unsubscribeUrl }),
  };
}

const toLine = ({ label, url }: Content['link']) => `${label}: ${url}`;
