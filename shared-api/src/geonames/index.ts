export { useCitySearch, type CitySearch } from './useCitySearch';
export { useCountries } from './useCountries';
