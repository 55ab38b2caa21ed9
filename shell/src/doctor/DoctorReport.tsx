import { paths } from 'shared-api/paths';
import { useQuery } from 'shared-api/query';
import { Button } from 'shared-ui/Button';
import { ButtonLink } from 'shared-ui/ButtonLink';
import { Loaded } from 'shared-ui/Loaded';
import { Page } from 'shared-ui/page';
import { Skeleton } from 'shared-ui/Skeleton';
import { Stack } from 'shared-ui/Stack';
import { hostBuild } from '../federation/host/hostBuild';
import { readIncidents } from '../federation/watch/incidents';
import { describeRemotes } from './describeRemotes';
import { Incidents } from './Incidents';
import { RemoteCard } from './RemoteCard';

const DOCTOR = ['doctor'] as const;

interface DoctorReportProps {
  isAdmin: boolean;
}

/** Says for each remote which build this browser uses and why not a newer one, and what failed in this tab (TEAM-09). */
export function DoctorReport({ isAdmin }: DoctorReportProps) {
  const report = useQuery(DOCTOR, async () => ({ remotes: await describeRemotes(), incidents: readIncidents() }));
  return (
    <Page
      title="Состояние разделов"
      lead={`Оболочка ${hostBuild}. Всё ниже — об этом браузере и этой вкладке.`}
      actions={
        <>
          {isAdmin && (
            <ButtonLink variant="secondary" to={paths.reports}>
              Отчёты
            </ButtonLink>
          )}
          <Button variant="secondary" onClick={() => void report.reload()}>
            Обновить
          </Button>
        </>
      }
    >
      <Loaded query={report} skeleton={<Skeleton height={240} shape="card" />} failed="Не удалось прочитать реестр.">
        {({ remotes, incidents }) => (
          <Stack gap={6}>
            <Incidents title="Отказы" none="Отказов не было." incidents={incidents} kind="failure" />
            <Incidents
              title="Нарушения политики безопасности"
              none="Нарушений не было."
              incidents={incidents}
              kind="policy"
            />
            {remotes.map((remote) => (
              <RemoteCard key={remote.remote} {...remote} />
            ))}
          </Stack>
        )}
      </Loaded>
    </Page>
  );
}
