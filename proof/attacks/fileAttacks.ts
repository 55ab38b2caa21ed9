import { pdf } from 'reference-api/testing/fileSamples';
import { multipart, type FormFile } from 'reference-api/testing/multipart';
import type { TestApp } from 'reference-api/testing/testApp';
import type { TestUser } from 'reference-api/testing/testRows';
import sharp from 'sharp';
import type { Attack } from './attack.ts';
import { upload } from './thingAttacks.ts';

const PAGE = '<!doctype html><script>alert(document.domain)</script>';
const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
/** Neither file name may contain a character that ends the header's value. */
const SAFE_DISPOSITION = /^attachment; filename="[^"\\/\r\n]*"(; filename\*=UTF-8''[^"\\/;\s]*)?$/;
/** Names that an operating system, or a person reading the extension, may take for a web page. */
const BAD_NAMES = [
  'evil.html',
  'evil.svg',
  'evil.pdf.html',
  'evil.HTML',
  'evil.htm ',
  'evil',
  'evil.html.',
  'evil.html\u200b',
  'evil.html\u00a0',
  'evil.pdf\u202elmth.',
  'evil.html/',
  '.html',
  'evil.ｈtml',
  `${'e'.repeat(249)}.html.`,
];
const PLACES = [
  ['/api/attachments', 'file'],
  ['/api/files', 'file'],
  ['/api/photos', 'file'],
  ['/api/avatar', 'filedata'],
] as const;

function send(api: TestApp, { cookie }: TestUser, url: string, file: FormFile) {
  const { payload, headers } = multipart(file);
  return api.inject({ method: 'POST', url, payload, headers: { ...headers, cookie } });
}

/** Attacks by uploaded files. */
export const fileAttacks: Attack[] = [
  {
    title: 'refuses pages and scripts under any name, type or renaming',
    async run({ api }, breach) {
      const owner = await api.createUser();
      const files: FormFile[] = ['x.html', 'x.svg', 'x.pdf', 'x.png', 'x.txt.html', 'x.png\u0000.html'].flatMap(
        (name) => [
          { name, content: PAGE, type: 'image/png' },
          { name, content: SVG, type: 'application/pdf' },
        ],
      );
      let tried = 0;
      for (const [url, field] of PLACES) {
        for (const file of files) {
          // A page uploaded as plain text is accepted as text: it is only ever downloaded.
          tried += 1;
          const { status } = await send(api, owner, url, { ...file, field });
          breach(status < 400 && status !== 0, `${url} took ${JSON.stringify(file.name)}`);
        }
      }
      const id = await upload(api, owner, '/api/files', { name: 'прайс.pdf', content: pdf(PAGE) });
      for (const name of BAD_NAMES) {
        tried += 1;
        await api.call(owner, 'PUT', `/api/files/${id}`, { name });
        const { headers } = await api.call(owner, 'GET', `/api/files/${id}/download`);
        const disposition = decodeURIComponent(String(headers['content-disposition']));
        breach(!/\.pdf"?($|;)/i.test(disposition.trim()), `«${name}» is downloaded as ${disposition}`);
      }
      return `${tried} files and names`;
    },
  },
  {
    title: 'serves downloads as attachments with nosniff and without path names',
    async run({ api }, breach) {
      const owner = await api.createUser();
      for (const name of ['../../etc/passwd.pdf', 'a";filename=evil.html;x=".pdf', 'строка\r\nSet-Cookie: a=b.pdf']) {
        const id = await upload(api, owner, '/api/files', {
          name: name.replaceAll('"', '%22').replaceAll(/[\r\n]/g, ''),
          content: pdf(),
        });
        const { headers, status } = await api.call(owner, 'GET', `/api/files/${id}/download`);
        const disposition = String(headers['content-disposition']);
        breach(status !== 200, `${name} cannot be downloaded`);
        breach(!SAFE_DISPOSITION.test(disposition), `${name} is ${disposition}`);
        breach(/%2f|%5c/i.test(disposition), `${name} has a path`);
        breach(headers['content-type'] !== 'application/octet-stream', `${name} has a type`);
        breach(headers['x-content-type-options'] !== 'nosniff', `${name} may be sniffed`);
        breach(headers['set-cookie'] !== undefined, `${name} sets a cookie`);
      }
      return '3 names';
    },
  },
  {
    title: 'refuses empty files, huge images and fake images',
    async run({ api }, breach) {
      const owner = await api.createUser();
      const huge = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: 'teal' } })
        .png()
        .toBuffer();
      for (const [url, field] of PLACES) {
        const { status } = await send(api, owner, url, { field, name: 'пусто.txt', content: '' });
        breach(status < 400, `${url} took an empty file`);
      }
      for (const [url, field] of PLACES.slice(2)) {
        for (const content of [huge, Buffer.from(SVG), huge.subarray(0, 100)]) {
          const { status } = await send(api, owner, url, { field, name: 'a.png', content, type: 'image/png' });
          breach(status < 400 || status >= 500, `${url} answered ${status}`);
        }
      }
      return '10 uploads';
    },
  },
  {
    title: 'limits each user’s stored files, attachments included',
    async run({ api }, breach) {
      api.limits.attachmentBytes = 100_000;
      const owner = await api.createUser({ storage_total: 100_000 });
      const other = await api.createUser({ type: 'Заказчик' });
      const content = pdf('x'.repeat(40_000));
      let taken = 0;
      for (let round = 0; round < 10; round += 1) {
        const answer = await send(api, owner, '/api/attachments', { name: 'смета.pdf', content });
        if (answer.status !== 200) break;
        taken += content.length;
        const { id } = answer.json<'uploadAttachment'>();
        await api.call(owner, 'POST', '/api/message', { user_id: other.id, text: '', attachments: [id] });
      }
      breach(taken > 100_000, `${taken} bytes of attachments were stored, of 100,000 that the person has`);
      return `${taken} of 100,000 bytes`;
    },
  },
];
