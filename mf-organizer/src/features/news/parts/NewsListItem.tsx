import Pin from '@lucide/icons/icons/pin';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { Schema } from 'shared-api/contract';
import { formatMoment, todayInMoscow } from 'shared-api/time';
import { Badge, type BadgeTone } from 'shared-ui/Badge';
import { Icon } from 'shared-ui/Icon';
import { media, theme } from 'shared-ui/theme';
import { dayMonth } from '#domain/days';
import { organizerPaths } from '#domain/organizerPaths';
import { texts } from '../texts';

type Post = Schema<'OrganizerNewsPost'>;

interface NewsListItemProps {
  post: Post;
}

const tones: Record<Post['state'], BadgeTone> = { draft: 'neutral', scheduled: 'info', published: 'positive' };

/** A post in the organizers' list: its state, time and readers. */
export function NewsListItem({ post }: NewsListItemProps) {
  const { id, title, state, audience, edited_at: edited, pinned_until: pin } = post;
  const isPinned = pin !== null && pin >= todayInMoscow();
  const facts = [
    timeOf(post),
    ...(edited === undefined ? [] : [texts.edited(formatMoment(edited))]),
    texts.audiences[audience].toLowerCase(),
    ...(isPinned ? [texts.pinnedUntil(dayMonth(pin))] : []),
  ];
  return (
    <Root>
      <Title>
        {isPinned && <Icon icon={Pin} size={16} />}
        <Link to={organizerPaths.news(id)}>{title}</Link>
        <Badge tone={tones[state]}>{texts.states[state]}</Badge>
      </Title>
      <Facts>{facts.join(' · ')}</Facts>
    </Root>
  );
}

function timeOf({ state, publish_at: at, created_at: created }: Post): string {
  if (at === null) return texts.created(formatMoment(created));
  return state === 'scheduled' ? texts.scheduledFor(formatMoment(at)) : texts.published(formatMoment(at));
}

const Root = styled.li`
  padding-block: ${theme.space(3)};

  & + & {
    border-top: 1px solid ${theme.color.border};
  }
`;

const Title = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space(1)} ${theme.space(3)};
  overflow-wrap: anywhere;

  > svg {
    color: ${theme.color.textMuted};
  }

  ${media.narrow} {
    > a {
      display: inline-flex;
      align-items: center;
      min-height: ${theme.control.height};
    }
  }
`;

const Facts = styled.p`
  color: ${theme.color.textMuted};
  font-size: ${theme.text.s};
`;
