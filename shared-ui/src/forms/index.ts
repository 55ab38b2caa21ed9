export { findProblems, type Problems, type Refusal } from './findProblems';
export { formFields } from './formFields';
export { FormPersonFields, personLabels, type PersonValues } from './FormPersonFields';
export { FormPlaceFields, placeLabels, type FormPlaceFieldsProps, type PlaceValues } from './FormPlaceFields';
export { MAX_LENGTH, PASSWORD_LENGTH, rules, ruleTexts } from './rules';
