import LinkIcon from '@lucide/icons/icons/link';
import { useEffect, useRef } from 'react';
import { css, keyframes, styled } from 'styled-components';
import type { NewsPost } from 'shared-api/contract';
import { paths } from 'shared-api/paths';
import { formatNewsDate } from 'shared-api/time';
import { Badge } from 'shared-ui/Badge';
import { CollapsibleText } from 'shared-ui/CollapsibleText';
import { CopyButton } from 'shared-ui/CopyButton';
import { Icon } from 'shared-ui/Icon';
import { media, theme } from 'shared-ui/theme';
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
export function NewsArticle({
  post: { id, title, text, created_at },
  isNew = false,
  isWanted = false,
}: NewsArticleProps) {
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
    <Root ref={root} $isWanted={isWanted}>
      <Head>
        <Title>
          <h2 ref={heading} tabIndex={-1}>
            {title}
          </h2>
          {isNew && <Badge tone="accent">{texts.fresh}</Badge>}
        </Title>
        <Copy>
          <CopyButton
            text={`${window.location.origin}${paths.news}?post=${id}`}
            aria-label={texts.copyLink(title)}
            icon={<Icon icon={LinkIcon} size={20} />}
          />
        </Copy>
      </Head>
      <Time dateTime={created_at}>{formatNewsDate(created_at)}</Time>
      <Text
        text={text}
        limit={TEXT_LIMIT}
        moreLabel={texts.readWhole}
        lessLabel={texts.hide}
        isOpenAtFirst={isWanted}
        onToggle={keepHeadInSight}
      />
    </Root>
  );
}

const tint = keyframes`
  from, 87% {
    background: ${theme.color.accentSoft};
  }
`;

const frame = keyframes`
  from, to {
    outline: 2px solid ${theme.color.accent};
  }
`;

/* Highlight of the linked post: a tint for 1.2 s that fades, or a static outline with reduced motion. */
const arrival = css`
  animation: ${tint} 1.38s;

  ${media.reducedMotion} {
    animation: ${frame} 1.2s;
  }
`;

const Root = styled.article<{ $isWanted: boolean }>`
  padding-block: ${theme.space(6)};
  border-top: 1px solid ${theme.color.border};
  scroll-margin-block: ${theme.space(4)};
  ${({ $isWanted }) => $isWanted && arrival}
`;

const Head = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: start;
  gap: ${theme.space(3)};
`;

const Title = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${theme.space(3)};

  h2 {
    font-size: ${theme.text.l};

    &:focus {
      outline: none;
    }
  }
`;

const Copy = styled.span`
  /* Aligned with the first line of the title without increasing its height. */
  height: ${theme.space(7)};
  margin-top: calc(-1 * ${theme.space(2)});

  ${media.wide} {
    ${media.hover} {
      ${Root}:not(:hover, :focus-within) & {
        opacity: 0;
      }
    }
  }
`;

const Time = styled.time`
  display: block;
  margin-bottom: ${theme.space(2)};
  color: ${theme.color.textMuted};
  font-size: ${theme.text.s};
`;

const Text = styled(CollapsibleText)`
  max-width: 72ch;
`;
