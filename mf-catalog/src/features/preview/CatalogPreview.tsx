import { styled } from 'styled-components';
import type { Participant, UserType } from 'shared-api/contract';
import { noMeetingText } from 'shared-api/meeting-rules';
import { paths } from 'shared-api/paths';
import { EmptyState } from 'shared-ui/EmptyState';
import { ErrorState } from 'shared-ui/ErrorState';
import { PreviewFrame } from 'shared-ui/PreviewFrame';
import { Stack } from 'shared-ui/Stack';
import { theme } from 'shared-ui/theme';
import { useOwnCard } from '#api/useOwnCard';
import { emptyFilter } from '#domain/catalogFilter';
import { CompanyCard } from '#parts/company-card/CompanyCard';
import { CompanyCardSkeleton } from '#parts/company-card/CompanyCardSkeleton';
import { CatalogFilters } from '#parts/filters/CatalogFilters';
import { texts } from './texts';

interface CatalogPreviewProps {
  viewer: UserType;
}

const links = [
  { to: paths.previewCatalog, label: texts.card },
  { to: paths.previewProfile, label: texts.page },
];

/** The current user's card as others see it (ROUTE-17), below disabled filters (CAT-07) and in an inert frame. */
export function CatalogPreview({ viewer }: CatalogPreviewProps) {
  const cards = useOwnCard();
  const missing = missingPart(cards.data?.[0]);
  const others: UserType = viewer === 'Заказчик' ? 'Поставщик' : 'Заказчик';
  return (
    <PreviewFrame
      title={texts.title(viewer)}
      shortTitle={texts.shortTitle}
      links={links}
      current={paths.previewCatalog}
      editTo={missing === undefined ? paths.profileEdit : `${paths.profileEdit}#${missing}`}
      closeTo={`${paths.profileEdit}#preview`}
      failure={
        cards.data === undefined &&
        cards.error !== undefined && (
          <ErrorState
            reason={cards.reason}
            onRetry={() => void cards.reload()}
            isRetrying={cards.isLoading}
            code={cards.code}
          >
            {texts.failed}
          </ErrorState>
        )
      }
    >
      <Stack gap={4}>
        <CatalogFilters
          viewer={others}
          filter={emptyFilter}
          onChange={nothing}
          onReset={nothing}
          foundCount={undefined}
          isLoading={false}
          isDisabled
        />
        <h2 className="visually-hidden">{texts.list}</h2>
        <ul aria-label={texts.list} aria-busy={!cards.data}>
          {cards.data ? (
            cards.data.map((company) => (
              <Place key={company.id}>
                <CompanyCard
                  company={company}
                  meeting={company.only_chat ? { reason: noMeetingText({ kind: 'target-chat-only' }) } : 'possible'}
                />
              </Place>
            ))
          ) : (
            <Place>
              <CompanyCardSkeleton />
            </Place>
          )}
        </ul>
        {cards.data?.length === 0 && <EmptyState>{texts.empty}</EmptyState>}
      </Stack>
    </PreviewFrame>
  );
}

function nothing(): void {}

/** First empty field of a company's card, by its anchor in the profile form; undefined when all are filled in. */
function missingPart(company: Participant | undefined): string | undefined {
  if (!company) return undefined;
  const parts = {
    activity: company.activity,
    circulation: company.minimum_circulation,
    sum: company.minimum_sum,
    branding: company.branding.trim(),
  };
  return Object.entries(parts).find(([, { length }]) => length === 0)?.[0];
}

/* Width of a card in three columns. Highlight empty fields. */
const Place = styled.li`
  max-width: 365px;

  [data-missing] {
    justify-self: start;
    border-bottom: 1px dashed ${theme.color.textMuted};
  }
`;
