export { MAX_NOTE_LENGTH, type CompanyMarks, type MarkOutcome } from './companyMarks';
export { useCompanyMark } from './useCompanyMark';
export { useCompanyMarks } from './useCompanyMarks';
export { useFavourite } from './useFavourite';
