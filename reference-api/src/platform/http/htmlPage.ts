import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';

/** A page for people that the API serves itself, without the front end. */
export interface HtmlPage {
  /** Title of the document, also shown as the heading. */
  title: string;
  /** HTML below the heading; external text must have passed `escapeHtml`. */
  body: string;
  /** CSS in addition to the shared style. */
  style?: string;
  /** Whether the page has a form that submits to its own address. */
  hasForm?: boolean;
}

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 400px; margin: 48px auto; padding: 0 16px; overflow-wrap: anywhere; }
main, form, label { display: grid; gap: 16px; }
h1, p { margin: 0; }
h1 { font-size: 24px; line-height: 1.25; }
input, button { box-sizing: border-box; width: 100%; min-height: 44px; padding: 0 12px; border: 1px solid; border-radius: 6px; font: inherit; }
button { border-color: #4b3fd6; background: #4b3fd6; color: #fff; }
button:focus-visible, a:focus-visible { outline: 2px solid; outline-offset: 2px; }
`;

/** Escapes text for HTML and for quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** Sends a page whose policy allows only its own style and form: no scripts, images or frames. */
export function sendHtmlPage(reply: FastifyReply, page: HtmlPage, status = 200): FastifyReply {
  const { title, body, hasForm = false } = page;
  const style = STYLE + (page.style ?? '');
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'same-origin')
    .header('content-security-policy', policyOf(style, hasForm)).send(`<!doctype html>
<html lang="ru">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
${body}
</main>
</body>
</html>
`);
}

function policyOf(style: string, hasForm: boolean): string {
  return [
    "default-src 'none'",
    `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
    "base-uri 'none'",
    `form-action '${hasForm ? 'self' : 'none'}'`,
    "frame-ancestors 'none'",
  ].join('; ');
}
