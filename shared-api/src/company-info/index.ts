export { brandingLabel, brandingOptions } from './branding';
export { companyInfoOf, useSaveCompanyInfo } from './companyInfo';
