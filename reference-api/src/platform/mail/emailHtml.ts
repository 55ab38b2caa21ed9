import { escapeHtml } from '../http/htmlPage.ts';

interface Link {
  label: string;
  url: string;
}

interface Parts {
  /** Plain text; addresses in it become links. */
  paragraphs: string[];
  button: Link;
  farewell: string;
  /** The link that ends e-mails of this kind. */
  leaving: Link | undefined;
}

// Mail programs drop style sheets, so each element carries its style.
const BODY = 'margin: 0; padding: 24px 16px; font: 16px/1.5 system-ui, sans-serif';
const SHEET = 'max-width: 560px; margin: 0 auto; overflow-wrap: anywhere';
const NAME = 'margin: 0 0 24px; font-size: 20px; font-weight: bold';
const BUTTON =
  'display: inline-block; padding: 12px 20px; border-radius: 6px; background: #4b3fd6; color: #fff; font-weight: bold; text-decoration: none';
const FOOTER = 'margin: 32px 0 0; font-size: 14px';

/** The page of an e-mail: the product's name, paragraphs, one button, and small print. */
export function writeHtml({ paragraphs, button, farewell, leaving }: Parts): string {
  const small = [escapeHtml(farewell), ...(leaving ? [anchor(leaving)] : [])].join('<br>\n');
  return `<!doctype html>
<html lang="ru">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
</head>
<body style="${BODY}">
<div style="${SHEET}">
<p style="${NAME}">«Встреча»</p>
${paragraphs.map((paragraph) => `<p>${linkAddresses(paragraph).replaceAll('\n', '<br>\n')}</p>`).join('\n')}
<p style="margin: 24px 0">${anchor(button, BUTTON)}</p>
<p style="${FOOTER}">${small}</p>
</div>
</body>
</html>
`;
}

/** An address with a scheme or «www.», up to a blank, a quote or a bracket. */
const ADDRESS = /(?<![\p{L}\p{N}])(?:https?:\/\/|www\.)[^\s<>"«»„“”]+/giu;
/** Signs that end the sentence, not the address. */
const AFTER_ADDRESS = /[.,:;!?…'’]+$/u;

/** Escapes a plain text and makes its web addresses links that show where they lead. */
export function linkAddresses(text: string): string {
  let written = '';
  let end = 0;
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const address = trimEnd(found);
    const url = hrefOf(address);
    if (url === undefined) continue;
    written += escapeHtml(text.slice(end, index)) + anchor({ label: address, url });
    end = index + address.length;
  }
  return written + escapeHtml(text.slice(end));
}

/** Without the signs after it, and without a bracket that was opened before it. */
function trimEnd(found: string): string {
  const address = found.replace(AFTER_ADDRESS, '');
  const isOpen = address.endsWith(')') && !address.includes('(');
  return isOpen ? trimEnd(address.slice(0, -1)) : address;
}

/** A name and password in an address hide where it leads. */
function hrefOf(address: string): string | undefined {
  const url = URL.parse(/^www\./i.test(address) ? `https://${address}` : address);
  return url && url.username === '' && url.password === '' ? url.href : undefined;
}

function anchor({ label, url }: Link, style?: string): string {
  return `<a href="${escapeHtml(url)}"${style === undefined ? '' : ` style="${style}"`}>${escapeHtml(label)}</a>`;
}
