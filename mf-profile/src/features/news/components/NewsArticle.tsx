import LinkIcon from 'lucide-react/icons/link';
import { useEffect, useRef } from 'react';
import { css, keyframes, styled } from 'styled-components';
import type { NewsPost } from 'shared-api/contract';
import { paths } from 'shared-api/paths';
import { formatNewsDate } from 'shared-api/time';
import { Badge } from 'shared-ui/Badge';
import { CollapsibleText } from 'shared-ui/CollapsibleText';
import { CopyButton } from 'shared-ui/CopyButton';
import { media, theme } from 'shared-ui/theme';
import { TEXT_LIMIT } from '../limits';
import { texts } from '../texts';

interface NewsArticleProps {
  post: NewsPost;
  /** It came since the last visit. */
  isNew?: boolean;
  /** The address leads to it: it is unfolded, comes into sight and is marked for a moment. */
  isWanted?: boolean;
}

/** A post on the page of news, with a link of its own to be copied. */
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

  // Whoever hides a long text must not find themselves in the middle of another post.
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
            icon={<LinkIcon size={20} aria-hidden />}
          />
        </Copy>
      </Head>
      <Time dateTime={created_at}>{formatNewsDate(created_at)}</Time>
      <Text
        text={text}
        limit={TEXT_LIMIT.page}
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

/* Where one was led to: tinted for 1.2 s, then it fades; without motion a frame stands there as long. */
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
  /* Beside the first line of the title, which it makes no higher. */
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
