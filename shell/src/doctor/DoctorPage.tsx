import { Navigate } from 'react-router-dom';
import { useConfig } from 'shared-api/config';
import { useCurrentUser } from 'shared-api/session';
import { mayDiagnose } from '../federation/registry/mayDiagnose';
import { Waiting } from '../layouts/Waiting';
import { DoctorReport } from './DoctorReport';

/** `/doctor`. To users for whom the configuration does not allow it, it is an unknown address. */
export function DoctorPage() {
  const { data: user } = useCurrentUser();
  const { data: config, error } = useConfig();
  if (error === undefined && !(config && user)) return <Waiting />;
  return config && user && mayDiagnose(config, user.email) ? (
    <DoctorReport isAdmin={user.is_admin} />
  ) : (
    <Navigate to="/" replace />
  );
}
