import { styled } from 'styled-components';
import type { NewsPost } from 'shared-api/contract';
import { formatNewsDate } from 'shared-api/time';
import { Badge } from 'shared-ui/Badge';
import { CollapsibleText } from 'shared-ui/CollapsibleText';
import { theme } from 'shared-ui/theme';
import { TEXT_LIMIT } from '../limits';
import { texts } from '../texts';

interface NewsPreviewProps {
  post: NewsPost;
  /** It came since the last visit to the page of news. */
  isNew?: boolean;
}

/** A post on the own page: its beginning, and the rest on demand. */
export function NewsPreview({ post: { title, text, created_at }, isNew = false }: NewsPreviewProps) {
  return (
    <article>
      <Head>
        <h3>{title}</h3>
        {isNew && <Badge tone="accent">{texts.fresh}</Badge>}
      </Head>
      <Time dateTime={created_at}>{formatNewsDate(created_at)}</Time>
      <Text text={text} limit={TEXT_LIMIT.latest} moreLabel={texts.readWhole} lessLabel={texts.hide} />
    </article>
  );
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${theme.space(3)};
`;

const Time = styled.time`
  display: block;
  margin-bottom: ${theme.space(1)};
  color: ${theme.color.textMuted};
  font-size: ${theme.text.s};
`;

const Text = styled(CollapsibleText)`
  max-width: 72ch;
`;
