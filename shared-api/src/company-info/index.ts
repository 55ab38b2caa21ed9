export { companyInfoOf, useSaveCompanyInfo } from './companyInfo';
