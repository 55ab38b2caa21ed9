import { escapeHtml } from '../http/htmlPage.ts';
import { plainName, type CalendarFile, type Mail } from './mail.ts';

/** Recipient of an e-mail. With a token the e-mail ends with an unsubscribe link; mandatory e-mails omit it. */
export interface Addressee {
  email: string;
  firstname?: string;
  unsubscribe_token?: string;
}

/** The link below the paragraphs. An e-mail with one also has an HTML version. */
interface Extras {
  link?: { label: string; url: string };
  calendar?: CalendarFile;
}

/**
 * Composes an e-mail to a user: greeting, paragraphs and footer. The name in the greeting may be a stranger's text sent to
 * another person's mailbox.
 */
export function writeEmail(
  { email, firstname = '', unsubscribe_token }: Addressee,
  publicUrl: string,
  subject: string,
  paragraphs: string[],
  { link, calendar }: Extras = {},
): Mail {
  const unsubscribeUrl =
    unsubscribe_token === undefined ? undefined : `${publicUrl}/unsubscribe_notifications/${unsubscribe_token}`;
  const name = plainName(firstname);
  const body = [name === '' ? 'Здравствуйте!' : `Здравствуйте, ${name}!`, ...paragraphs];
  const farewell = ['—', '«Встреча»', 'Письмо отправлено автоматически, отвечать на него не нужно.'];
  const unsubscribing = 'Отписаться от уведомлений по почте';
  const lastLine = unsubscribeUrl === undefined ? [] : [`${unsubscribing}: ${unsubscribeUrl}`];
  return {
    to: email,
    subject,
    text: `${[...body, ...(link ? [`${link.label}: ${link.url}`] : []), [...farewell, ...lastLine].join('\n')].join('\n\n')}\n`,
    ...(link && {
      html: toHtml([
        ...body.map(escapeHtml),
        anchor(link.label, link.url),
        [
          ...farewell.map(escapeHtml),
          ...(unsubscribeUrl === undefined ? [] : [anchor(unsubscribing, unsubscribeUrl)]),
        ].join('<br>\n'),
      ]),
    }),
    ...(calendar && { calendar }),
    ...(unsubscribeUrl !== undefined && { unsubscribeUrl }),
  };
}

const anchor = (label: string, url: string) => `<a href="${escapeHtml(url)}">${escapeHtml(label)}</a>`;

/** @param paragraphs HTML */
const toHtml = (paragraphs: string[]) => `<!doctype html>
<html lang="ru">
<meta charset="utf-8">
<body style="font: 16px/1.5 system-ui, sans-serif">
${paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join('\n')}
</body>
</html>
`;
