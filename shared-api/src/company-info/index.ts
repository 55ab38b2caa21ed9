export { brandingLabel, brandingOptions } from './branding';
export { companyInfoOf, useSaveCompanyInfo } from './companyInfo';
export { profileFieldNames, readProfileFields, type ProfileField } from './profileFields';
