import { Fragment } from 'react';
import { styled } from 'styled-components';
import type { NewsPost } from 'shared-api/contract';
import { useDelayed } from 'shared-ui/Delayed';
import { RowBoundary } from 'shared-ui/ErrorBoundary';
import { theme } from 'shared-ui/theme';
import { texts } from '../texts';
import { NewsArticle } from './NewsArticle';

interface NewsListProps {
  /** Newest first. */
  posts: readonly NewsPost[];
  isNew: (post: NewsPost) => boolean;
  /** The post named in the address. */
  wantedId?: number;
  /** Another page is loading. */
  isOutdated?: boolean;
}

/** The posts of one page, with a divider between new and read ones. */
export function NewsList({ posts, isNew, wantedId, isOutdated = false }: NewsListProps) {
  const isDimmed = useDelayed(isOutdated);
  // Pinned posts stand above the others however old they are.
  const firstSeen = posts.findIndex((post) => !post.pinned && !isNew(post));
  return (
    <Root aria-busy={isOutdated} $isDimmed={isDimmed}>
      {posts.map((post, index) => (
        <Fragment key={post.id}>
          {index === firstSeen && posts.slice(0, index).some(isNew) && <Seen>{texts.seen}</Seen>}
          {/* The key remounts the linked post so that it is expanded. */}
          <RowBoundary key={post.id === wantedId ? 'wanted' : 'post'} item={post}>
            <NewsArticle post={post} isNew={isNew(post)} isWanted={post.id === wantedId} />
          </RowBoundary>
        </Fragment>
      ))}
    </Root>
  );
}

const Root = styled.div<{ $isDimmed: boolean }>`
  opacity: ${({ $isDimmed }) => ($isDimmed ? 0.5 : 1)};
  transition: opacity ${theme.motion.fast};

  > :first-child {
    padding-top: 0;
    border-top: 0;
  }

  > :last-child {
    padding-bottom: 0;
  }
`;

const Seen = styled.p`
  display: flex;
  align-items: center;
  gap: ${theme.space(3)};
  color: ${theme.color.textMuted};
  font-size: ${theme.text.s};

  &::before,
  &::after {
    flex: 1;
    height: 1px;
    background: ${theme.color.border};
    content: '';
  }

  /* The divider replaces the border of the next post. */
  & + article {
    border-top: 0;
  }
`;
