export { readLongList } from './readLongList';
