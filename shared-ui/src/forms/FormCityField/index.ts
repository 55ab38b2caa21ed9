export { FormCityField, type FormCityFieldProps } from './FormCityField';
