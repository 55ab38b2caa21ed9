import { useLocation } from 'react-router-dom';
import { paths } from 'shared-api/paths';
import { InstallSpot } from './InstallSpot';

/** The offer below the heading of the own page. */
export function InstallNote() {
  return useLocation().pathname === paths.profile && <InstallSpot place="note" />;
}
