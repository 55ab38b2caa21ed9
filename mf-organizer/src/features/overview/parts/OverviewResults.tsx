import { styled } from 'styled-components';
import type { Schema } from 'shared-api/contract';
import { Card } from 'shared-ui/Card';
import { EmptyState } from 'shared-ui/EmptyState';
import { theme } from 'shared-ui/theme';
import { formatCount } from '#domain/counts';
import { texts } from '../texts';

interface OverviewResultsProps {
  results: NonNullable<Schema<'Overview'>['results']>;
}

const ROWS = ['agreed', 'continue', 'no_fit', 'missed', 'agreements'] as const;

/** How meetings went, as companies say: counts alone, their notes are private (AFTER-01, AFTER-04). */
export function OverviewResults({ results }: OverviewResultsProps) {
  const isEmpty = ROWS.every((name) => results[name] === 0);
  return (
    <Card title={texts.results}>
      {isEmpty ? (
        <EmptyState>{texts.noResults}</EmptyState>
      ) : (
        <Counts>
          {ROWS.map((name) => (
            <div key={name}>
              <dt>{texts.outcomes[name]}</dt>
              <dd>
                {formatCount(results[name])}
                {name === 'missed' && results.disputed > 0 && <Note>{texts.disputed(results.disputed)}</Note>}
              </dd>
            </div>
          ))}
        </Counts>
      )}
    </Card>
  );
}

const Counts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space(3)} ${theme.space(6)};

  dt {
    color: ${theme.color.textMuted};
    font-size: ${theme.text.s};
  }

  dd {
    margin: 0;
    font-size: ${theme.text.l};
    font-variant-numeric: tabular-nums;
    font-weight: ${theme.weight.bold};
  }
`;

const Note = styled.span`
  margin-inline-start: ${theme.space(2)};
  color: ${theme.color.warning};
  font-size: ${theme.text.s};
  font-weight: ${theme.weight.regular};
`;
