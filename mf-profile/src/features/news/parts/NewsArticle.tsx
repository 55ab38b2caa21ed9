import LinkIcon from '@lucide/icons/icons/link';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import type { NewsPost } from 'shared-api/contract';
import { paths } from 'shared-api/paths';
import { CopyButton } from 'shared-ui/CopyButton';
import { Icon } from 'shared-ui/Icon';
import { NewsCard } from 'shared-ui/NewsCard';
import { arrivalMark } from 'shared-ui/page';
import { theme } from 'shared-ui/theme';
import { postFacts } from '../state/postFacts';
import { texts } from '../texts';

/** Characters shown before «Читать полностью» (NEWS-01). */
const TEXT_LIMIT = 300;

interface NewsArticleProps {
  post: NewsPost;
  /** Published since the last visit. */
  isNew?: boolean;
  /** The address names this post: expand it, scroll to it and highlight it briefly. */
  isWanted?: boolean;
}

/** A post on the news page, with a button that copies its link. */
export function NewsArticle({ post, isNew = false, isWanted = false }: NewsArticleProps) {
  const root = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isWanted) return;
    root.current?.scrollIntoView({ block: 'nearest' });
    heading.current?.focus({ preventScroll: true });
  }, [isWanted]);

  // Collapsing a long text must not leave the reader in the middle of another post.
  const keepHeadInSight = () => {
    if ((root.current?.getBoundingClientRect().top ?? 0) < 0) root.current?.scrollIntoView();
  };

  return (
    <Root
      {...postFacts(post)}
      ref={root}
      headingRef={heading}
      isNew={isNew}
      limit={TEXT_LIMIT}
      isOpenAtFirst={isWanted}
      onToggle={keepHeadInSight}
      action={
        <CopyButton
          text={`${window.location.origin}${paths.news}?post=${post.id}`}
          aria-label={texts.copyLink(post.title)}
          icon={<Icon icon={LinkIcon} size={20} />}
        />
      }
      $isWanted={isWanted}
    />
  );
}

const Root = styled(NewsCard)<{ $isWanted: boolean }>`
  padding-block: ${theme.space(6)};
  border-top: 1px solid ${theme.color.border};
  scroll-margin-block: ${theme.space(4)};
  ${({ $isWanted }) => $isWanted && arrivalMark}
`;
