import { styled } from 'styled-components';
import type { Participant } from 'shared-api/contract';
import { useEvent } from 'shared-api/event';
import { paths } from 'shared-api/paths';
import { joinQueries } from 'shared-api/query';
import { daysBetween, todayInMoscow } from 'shared-api/time';
import { Button } from 'shared-ui/Button';
import { RowBoundary } from 'shared-ui/ErrorBoundary';
import { Loaded } from 'shared-ui/Loaded';
import { Skeleton } from 'shared-ui/Skeleton';
import { theme } from 'shared-ui/theme';
import { useFollow } from 'shared-ui/useFollow';
import { useFreeSlots } from '#api/useFreeSlots';
import type { MeetingChance } from '#domain/meetingChance';
import { CompanyLinks } from '#parts/company-card/CompanyLinks';
import type { CompareRow } from '../state/compareRows';
import { texts } from '../texts';
import { compareTableStyle } from './compareTableStyle';

interface CompareTableProps {
  companies: readonly Participant[];
  rows: readonly CompareRow[];
  meetingWith: (company: Participant) => MeetingChance;
}

/** Companies side by side, one per column; scrolls horizontally when too wide. */
export function CompareTable({ companies, rows, meetingWith }: CompareTableProps) {
  const { data: event } = useEvent();
  const today = todayInMoscow();
  const first = event && event.datestart > today ? event.datestart : today;
  const days = event && daysBetween(first, event.dateend);
  const chances = companies.map((company) => ({ company, chance: meetingWith(company) }));
  const canMeet = chances.some(({ chance }) => chance === 'possible');
  const boundary = { item: companies, own: { columns: companies.length + 1 } };
  return (
    <Scroller role="region" aria-label={texts.table} tabIndex={0} onClick={useFollow()}>
      <Table>
        <thead>
          <tr>
            <td />
            {companies.map(({ id, company }) => (
              <th key={id} scope="col">
                <a href={paths.participant(id)}>{company}</a>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <RowBoundary key={row.label} {...boundary}>
              {() => (
                <tr>
                  <th scope="row">{row.label}</th>
                  {companies.map(({ id }, column) => (
                    <td key={id}>{row.values[column] || texts.unknown}</td>
                  ))}
                </tr>
              )}
            </RowBoundary>
          ))}
          {canMeet && (
            <RowBoundary {...boundary}>
              {() => (
                <tr>
                  <th scope="row">{texts.commonSlots}</th>
                  {chances.map(({ company: { id, only_chat }, chance }) => (
                    <td key={id}>
                      {chance === 'possible' ? (
                        <CompareSlots companyId={id} days={days} />
                      ) : only_chat ? (
                        texts.onlyChat
                      ) : (
                        texts.unknown
                      )}
                    </td>
                  ))}
                </tr>
              )}
            </RowBoundary>
          )}
          <RowBoundary {...boundary}>
            {() => (
              <tr>
                <th scope="row">{texts.actions}</th>
                {chances.map(({ company, chance }) => (
                  <td key={company.id}>
                    <Actions>
                      <CompanyLinks company={company} meeting={chance} />
                    </Actions>
                  </td>
                ))}
              </tr>
            )}
          </RowBoundary>
        </tbody>
      </Table>
    </Scroller>
  );
}

interface CompareSlotsProps {
  companyId: number;
  /** Remaining days of the event, yyyy-MM-dd; `undefined` while the event loads. */
  days: readonly string[] | undefined;
}

/** Number of slots free for both a company and the viewer. */
function CompareSlots({ companyId, days }: CompareSlotsProps) {
  const slots = joinQueries(useFreeSlots(days), useFreeSlots(days, companyId));
  return (
    <Loaded
      query={slots}
      skeleton={<Skeleton width={32} height={20} />}
      failed={() => (
        <>
          {texts.slotsFailed}{' '}
          <Button variant="ghost" size="small" isBusy={slots.isLoading} onClick={() => void slots.reload()}>
            {texts.retry}
          </Button>
        </>
      )}
    >
      {([own, theirs]) => theirs.filter((slot) => own.includes(slot)).length}
    </Loaded>
  );
}

const Scroller = styled.div`
  overflow-x: auto;
  overscroll-behavior-x: contain;
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.card};
`;

const Table = styled.table`
  ${compareTableStyle}
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space(1)};
`;
