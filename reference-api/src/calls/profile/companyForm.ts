import type { Schema } from '#platform/contract/types.ts';
import { badRequest } from '#platform/errors/httpError.ts';
import type { Viewer } from '#platform/sessions/sessions.ts';
import { BRANDINGS, CIRCULATIONS, SUMS } from './options.ts';

type CompanyInfo = Schema<'CompanyInfo'>;

const SITE_LENGTH = 300;

/**
 * Validates and normalises a company form: trimmed and without duplicates.
 * @throws HttpError 400 with a sentence about the first invalid field
 */
export function readCompanyForm(body: CompanyInfo, viewer: Viewer): CompanyInfo {
  const form: CompanyInfo = {
    ...body,
    company: body.company.trim(),
    description: body.description.trim(),
    activity: [...new Set(body.activity)],
    circulation: CIRCULATIONS.filter((option) => body.circulation.includes(option)),
    sum: SUMS.filter((option) => body.sum.includes(option)),
    site: checkSite(body.site.trim()),
  };
  if (form.company === '') throw badRequest('Укажите название компании.');
  if (body.circulation.some((option) => !CIRCULATIONS.includes(option)))
    throw badRequest('Выберите минимальный тираж из списка.');
  if (body.sum.some((option) => !SUMS.includes(option))) throw badRequest('Выберите минимальную сумму из списка.');
  if (form.branding !== '' && !BRANDINGS.includes(form.branding)) throw badRequest('Выберите брендирование из списка.');
  if (viewer.registration_step !== 'FINISHED') requireAll(form, viewer);
  return form;
}

function checkSite(text: string): string {
  if (text === '') return '';
  const site = readSite(text);
  if (site === undefined || site.length > SITE_LENGTH) throw badRequest('Введите корректный адрес сайта.');
  return site;
}

/** During registration every field is required. */
function requireAll(form: CompanyInfo, { type }: Viewer): void {
  if (form.activity.length === 0) throw badRequest('Выберите сферы деятельности.');
  if (form.description === '') throw badRequest('Заполните описание компании.');
  if (form.circulation.length === 0) throw badRequest('Выберите минимальный тираж.');
  if (form.sum.length === 0) throw badRequest('Выберите минимальную сумму.');
  if (form.branding === '') throw badRequest('Выберите брендирование.');
  if (form.site === '') throw badRequest('Укажите сайт компании.');
  if (form.industry === '' && type === 'Заказчик' && !form.is_advertising_agency) throw badRequest('Выберите отрасль.');
}

/**
 * Normalises the address of a company's site: adds https:// when the scheme is missing.
 * @returns undefined when the text is not a web address
 */
export function readSite(text: string): string | undefined {
  const site = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  // `URL` would silently drop some of these characters.
  if (/[\s\p{Cc}\\<>"]|:\/{3}/u.test(site)) return undefined;
  const url = URL.parse(site);
  const isSite =
    url !== null && url.username === '' && url.password === '' && /^[^.].*\.[^.\d][^.]*$/.test(url.hostname);
  return isSite ? site.replace(/^https?:/i, (scheme) => scheme.toLowerCase()) : undefined;
}
