export { supplierBrandingLabel } from './supplierBrandingLabel';
export { useParticipant } from './useParticipant';
export { usersKeys } from './usersKeys';
