export { companyFit, type CompanyFit } from './companyFit';
export { fitExplanation, fitLine } from './fitTexts';
