import { useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { MOSCOW_OFFSET_LABEL } from 'shared-api/time';
import { Button } from 'shared-ui/Button';
import { Card } from 'shared-ui/Card';
import { RowBoundary } from 'shared-ui/ErrorBoundary';
import { theme } from 'shared-ui/theme';
import type { PlanRow } from '../state/planRows';
import { texts } from '../texts';
import { PlannerRow, type PlannerRowProps } from './PlannerRow';

interface PlannerListProps extends Omit<PlannerRowProps, 'row' | 'name' | 'onRemove'> {
  rows: readonly PlanRow[];
  nameOf: (id: number) => string;
  /** Loading progress, or the number of companies with a time. */
  status: ReactNode;
  /** Result of the last run. */
  outcome: ReactNode;
  /** Refetches everything and proposes again; undefined while invitations are being sent. */
  onReplan: (() => void) | undefined;
  isReplanning: boolean;
  onRemove: (id: number) => void;
}

export function PlannerList({
  rows,
  nameOf,
  status,
  outcome,
  onReplan,
  isReplanning,
  onRemove,
  ...rest
}: PlannerListProps) {
  const head = useRef<HTMLDivElement>(null);

  const remove = (id: number, button: HTMLElement) => {
    // The row disappears with the pressed button, so move the focus to a neighbour.
    const row = button.closest('li');
    const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
    (neighbour?.querySelector<HTMLElement>('[data-remove]') ?? head.current)?.focus();
    onRemove(id);
  };

  return (
    <Card aria-label={texts.plan}>
      <Head ref={head} tabIndex={-1}>
        <div>
          <strong role="status">{status}</strong> <Offset>{MOSCOW_OFFSET_LABEL}</Offset>
          <p role="status">{outcome}</p>
        </div>
        {onReplan && (
          <Button variant="secondary" size="small" onClick={onReplan} isBusy={isReplanning}>
            {texts.replan}
          </Button>
        )}
      </Head>
      <ul aria-label={texts.plan}>
        {rows.map((row) => (
          <RowBoundary key={row.id} item={row} own="li">
            <PlannerRow {...rest} row={row} name={nameOf(row.id)} onRemove={remove} />
          </RowBoundary>
        ))}
      </ul>
    </Card>
  );
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space(2)} ${theme.space(4)};
  margin-bottom: ${theme.space(2)};

  &:focus {
    outline: none;
  }
`;

const Offset = styled.span`
  color: ${theme.color.textMuted};
  font-size: ${theme.text.s};
`;
