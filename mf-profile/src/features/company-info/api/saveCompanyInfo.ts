import { request } from 'shared-api/client';
import type { Schema } from 'shared-api/contract';

/**
 * Saves the company as others see it. In the registration's step COMPANY it also sets the step FILES.
 * @throws {ApiError} kind `http` with a sentence for people, or `form` with codes, when the server refuses
 */
export async function saveCompanyInfo(info: Schema<'CompanyInfo'>): Promise<void> {
  await request('put', '/api/profile/companyinfo', { body: info });
}
