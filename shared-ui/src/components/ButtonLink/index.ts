export { ButtonLink, type ButtonLinkProps } from './ButtonLink';
export { isForeign, safeHref } from './safeHref';
