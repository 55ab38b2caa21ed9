import { Link, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import type { Schema } from 'shared-api/contract';
import { formatMoment } from 'shared-api/time';
import { ButtonLink } from 'shared-ui/ButtonLink';
import { EmptyState } from 'shared-ui/EmptyState';
import { Loaded } from 'shared-ui/Loaded';
import { usePageInRange } from 'shared-ui/page';
import { Pagination } from 'shared-ui/Pagination';
import { SegmentedLinks } from 'shared-ui/SegmentedControl';
import { Skeleton } from 'shared-ui/Skeleton';
import { Stack } from 'shared-ui/Stack';
import { theme } from 'shared-ui/theme';
import { organizerPaths } from '#domain/organizerPaths';
import { useBroadcasts } from '../api/useBroadcasts';
import { texts } from '../texts';

const GROUPS = ['sent', 'scheduled', 'draft'] as const;

/** Mailings of the event: sent, waiting for their time, drafts. */
export function BroadcastList() {
  const [search, setSearch] = useSearchParams();
  const state = GROUPS.find((each) => each === search.get('state')) ?? 'sent';
  const page = Math.max(1, Math.trunc(Number(search.get('page'))) || 1);
  const broadcasts = useBroadcasts(state, page);
  usePageInRange(page, broadcasts.data?.pages, (last) =>
    setSearch({ state, ...(last > 1 && { page: String(last) }) }, { replace: true }),
  );
  const shown = broadcasts.data ?? broadcasts.previous;
  return (
    <Stack gap={4}>
      <SegmentedLinks
        aria-label={texts.groupsLabel}
        links={GROUPS.map((group) => ({
          label: shown ? `${texts.groups[group]} ${shown.counts[group]}` : texts.groups[group],
          to: organizerPaths.broadcasts({ state: group }),
        }))}
        current={organizerPaths.broadcasts({ state })}
      />
      <Loaded query={{ ...broadcasts, data: shown }} skeleton={<Skeleton height={240} />} failed={texts.listFailed}>
        {({ broadcasts: list, pages, left }) =>
          list.length === 0 ? (
            <EmptyState action={<ButtonLink to={organizerPaths.sending()}>{texts.create}</ButtonLink>}>
              {texts.empty[state]}
            </EmptyState>
          ) : (
            <Stack gap={4}>
              <p>{texts.left(left.today)}</p>
              <List>
                {list.map((broadcast) => (
                  <BroadcastItem key={broadcast.id} broadcast={broadcast} />
                ))}
              </List>
              <Pagination
                page={page}
                pageCount={pages}
                getHref={(number) => organizerPaths.broadcasts({ state, page: number })}
              />
            </Stack>
          )
        }
      </Loaded>
    </Stack>
  );
}

function BroadcastItem({ broadcast }: { broadcast: Schema<'Broadcast'> }) {
  const { id, subject, state, send_at: sendAt, sent_at: sentAt, created_at: createdAt, total, author } = broadcast;
  const when = sentAt ?? sendAt ?? createdAt;
  return (
    <li>
      <Title to={organizerPaths.broadcast(id)}>{subject || texts.noSubject}</Title>
      <Facts>
        {[
          state === 'sending' ? texts.sending : formatMoment(when),
          total !== null && texts.recipients(total),
          author?.name,
        ]
          .filter(Boolean)
          .join(' · ')}
      </Facts>
    </li>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${theme.space(3)};
  padding: 0;
  list-style: none;

  > li {
    padding: ${theme.space(3)} ${theme.space(4)};
    border: 1px solid ${theme.color.border};
    border-radius: ${theme.radius.card};
    background: ${theme.color.surface};
  }
`;

const Title = styled(Link)`
  font-weight: ${theme.weight.medium};
  overflow-wrap: anywhere;
`;

const Facts = styled.p`
  color: ${theme.color.textMuted};
  font-size: ${theme.text.s};
`;
