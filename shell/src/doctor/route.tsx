import { Navigate } from 'react-router-dom';
import { useConfig } from 'shared-api/config';
import { useCurrentUser } from 'shared-api/session';
import { useModule } from 'shared-ui/useModule';
import { mayDiagnose } from '../federation/mayDiagnose';
import { PageFailure } from '../layouts/PageFailure';
import { Waiting } from '../layouts/Waiting';
import type { AppRoute } from '../navigation/routeTypes';

/** The route of `/doctor`. To users for whom the configuration does not allow it, it is an unknown address. */
export const doctor: AppRoute = {
  path: '/doctor',
  access: 'login',
  layout: 'main',
  title: 'Состояние разделов',
  page: { kind: 'own', component: Doctor },
};

const doctorPage = { load: () => import(/* webpackChunkName: "doctor" */ './DoctorPage') };

function Doctor() {
  const { data: user } = useCurrentUser();
  const { data: config, error } = useConfig();
  if (error === undefined && !(config && user)) return <Waiting />;
  return config && user && mayDiagnose(config, user.email) ? <LazyDoctorPage /> : <Navigate to="/" replace />;
}

function LazyDoctorPage() {
  const loading = useModule(doctorPage, 'DoctorPage');
  if (loading.phase === 'loading') return <Waiting />;
  if (loading.phase === 'failed') return <PageFailure onRetry={loading.retry} />;
  return <loading.module.DoctorPage />;
}
