import { useSearchParams } from 'react-router-dom';
import { request } from 'shared-api/client';
import type { Schema } from 'shared-api/contract';
import { paths } from 'shared-api/paths';
import { useQuery } from 'shared-api/query';
import { Alert } from 'shared-ui/Alert';
import { Card } from 'shared-ui/Card';
import { Loaded } from 'shared-ui/Loaded';
import { Page } from 'shared-ui/page';
import { SegmentedLinks } from 'shared-ui/SegmentedControl';
import { Skeleton } from 'shared-ui/Skeleton';
import { Stack } from 'shared-ui/Stack';
import { FailedBuildCard } from './FailedBuildCard';
import { PageFiguresCard } from './PageFiguresCard';
import { deviceTexts, pageName } from './reportTexts';
import { SlowerPages } from './SlowerPages';

type Device = Schema<'Device'>;

/** `/doctor/reports`: builds that fail in browsers, and the speed of pages, for administrators. */
export function ReportsPage() {
  const [query] = useSearchParams();
  const device = (['phone', 'desktop'] satisfies Device[]).find((name) => name === query.get('device'));
  const reports = useQuery(
    ['reports', device ?? 'all'] as const,
    () => request('get', '/reports', { query: { device } }),
    { keepsPrevious: true },
  );
  return (
    <Page
      title="Сбои и скорость страниц"
      lead="О браузерах всех пользователей: сбои за две недели, скорость за 30 дней."
    >
      <Loaded
        query={{ ...reports, data: reports.data ?? reports.previous }}
        skeleton={<Skeleton height={240} shape="card" />}
        failed="Не удалось загрузить отчёты."
      >
        {({ registry_problem, builds, figures }) => (
          <Stack gap={6}>
            {registry_problem !== null && (
              <Alert kind="danger">
                Реестр сборок не читается ({registry_problem}): сообщения о новых сборках не принимаются. Проверьте
                PUBLIC_URL или укажите SHELL_URL.
              </Alert>
            )}
            {builds.map((build) => (
              <FailedBuildCard key={`${build.remote} ${build.build}`} {...build} />
            ))}
            {builds.length === 0 && <Card title="Сбои">Сообщений о сбоях нет.</Card>}
            <SegmentedLinks
              aria-label="Устройства"
              links={Object.entries(deviceTexts).map(([name, label]) => ({ to: addressOf(name), label }))}
              current={addressOf(device ?? 'all')}
              isReplacing
            />
            <SlowerPages figures={figures} />
            {[...new Set(figures.map(({ page }) => page))].map((page) => (
              <PageFiguresCard
                key={page}
                title={pageName(page)}
                figures={figures.filter((figure) => figure.page === page)}
              />
            ))}
          </Stack>
        )}
      </Loaded>
    </Page>
  );
}

const addressOf = (device: string) => (device === 'all' ? paths.reports : `${paths.reports}?device=${device}`);
