import sharp from 'sharp';
import { pdf } from '#testing/fileSamples.ts';
import { multipart, type FormFile } from '#testing/multipart.ts';
import type { TestApp, TestUser } from '#testing/testApp.ts';
import { openFindings, type Attack } from './attack.ts';
import { upload } from './thingAttacks.ts';

const AREA = 'Files';
const PAGE = '<!doctype html><script>alert(document.domain)</script>';
const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
/** Both names of the header hold no sign that would end them. */
const SAFE_DISPOSITION = /^attachment; filename="[^"\\/\r\n]*"(; filename\*=UTF-8''[^"\\/;\s]*)?$/;
/** What an operating system, or somebody who reads the end of a name, may take for a page. */
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

/** What an uploaded file may do to those who take it. */
export const fileAttacks: Attack[] = [
  {
    area: AREA,
    title: 'No page and no script is taken, whatever its name and type claim, and no name makes one of a file',
    async run({ api }) {
      const { breach, breaches } = openFindings();
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
          // A page under the name of a text is a text: it is only ever downloaded.
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
      return { breaches, figure: `${tried} files and names` };
    },
  },
  {
    area: AREA,
    title: 'A download is saved and never shown: octet-stream, attachment, nosniff, no path in its name',
    async run({ api }) {
      const { breach, breaches } = openFindings();
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
      return { breaches, figure: '3 names' };
    },
  },
  {
    area: AREA,
    title: 'Empty files, huge pictures and pictures that are none are refused',
    async run({ api }) {
      const { breach, breaches } = openFindings();
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
      return { breaches, figure: '10 uploads' };
    },
  },
  {
    area: AREA,
    title: 'What a person may store is bounded, attachments included',
    async run({ api }) {
      const { breach, breaches } = openFindings();
      api.limits.attachmentBytes = 100_000;
      const owner = await api.createUser({ storage_total: 100_000 });
      const partner = await api.createUser({ type: 'Заказчик' });
      const content = pdf('x'.repeat(40_000));
      let taken = 0;
      for (let round = 0; round < 10; round += 1) {
        const answer = await send(api, owner, '/api/attachments', { name: 'смета.pdf', content });
        if (answer.status !== 200) break;
        taken += content.length;
        const { id } = answer.json<'uploadAttachment'>();
        await api.call(owner, 'POST', '/api/message', { user_id: partner.id, text: '', attachments: [id] });
      }
      breach(taken > 100_000, `${taken} bytes of attachments were stored, of 100,000 that the person has`);
      return { breaches, figure: `${taken} of 100,000 bytes` };
    },
  },
];
