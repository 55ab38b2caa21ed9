export { Loaded, type LoadedProps, type LoadedQuery } from './Loaded';
