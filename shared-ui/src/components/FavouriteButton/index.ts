export { FavouriteButton, type FavouriteButtonProps, type FavouriteOutcome } from './FavouriteButton';
