export { usePlaces, type Places } from './usePlaces';
