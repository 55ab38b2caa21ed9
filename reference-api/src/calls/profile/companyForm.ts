import type { Schema } from '#platform/contract/types.ts';
import { badRequest } from '#platform/errors/httpError.ts';
import type { Viewer } from '#platform/sessions/sessions.ts';
import { BRANDINGS, CIRCULATIONS, INDUSTRIES, SUMS } from './options.ts';
import { readSite } from './site.ts';

type CompanyInfo = Schema<'CompanyInfo'>;

const SITE_LENGTH = 300;

/**
 * A company's form as it is to be stored, without repetitions and blanks at the ends.
 * @throws HttpError 400 with a sentence about the first field that does not do
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
  if (form.industry !== '' && !INDUSTRIES.includes(form.industry)) throw badRequest('Выберите отрасль из списка.');
  if (viewer.registration_step !== 'FINISHED') requireAll(form, viewer);
  return form;
}

function checkSite(text: string): string {
  if (text === '') return '';
  const site = readSite(text);
  if (site === undefined || site.length > SITE_LENGTH) throw badRequest('Введите корректный адрес сайта.');
  return site;
}

/** While registering nothing may be left out. */
function requireAll(form: CompanyInfo, { type }: Viewer): void {
  if (form.activity.length === 0) throw badRequest('Выберите сферы деятельности.');
  if (form.description === '') throw badRequest('Заполните описание компании.');
  if (form.circulation.length === 0) throw badRequest('Выберите минимальный тираж.');
  if (form.sum.length === 0) throw badRequest('Выберите минимальную сумму.');
  if (form.branding === '') throw badRequest('Выберите брендирование.');
  if (form.site === '') throw badRequest('Укажите сайт компании.');
  if (form.industry === '' && type === 'Заказчик' && !form.is_advertising_agency) throw badRequest('Выберите отрасль.');
}
