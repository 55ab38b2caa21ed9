export { isForeign, safeHref, webHref } from './safeHref';
