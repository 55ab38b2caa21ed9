import { styled } from 'styled-components';
import type { NewsPost } from 'shared-api/contract';
import { formatNewsDate } from 'shared-api/time';
import { Badge } from 'shared-ui/Badge';
import { CollapsibleText } from 'shared-ui/CollapsibleText';
import { theme } from 'shared-ui/theme';
import { texts } from '../texts';

/** Characters shown before «Читать полностью» (OWN-03). */
const TEXT_LIMIT = 200;

interface NewsPreviewProps {
  post: NewsPost;
  /** Published since the last visit to the news page. */
  isNew?: boolean;
}

/** A post on the own page: its beginning, expandable to the whole text. */
export function NewsPreview({ post: { title, text, created_at }, isNew = false }: NewsPreviewProps) {
  return (
    <article>
      <Head>
        <h3>{title}</h3>
        {isNew && <Badge tone="accent">{texts.fresh}</Badge>}
      </Head>
      <Time dateTime={created_at}>{formatNewsDate(created_at)}</Time>
      <Text text={text} limit={TEXT_LIMIT} moreLabel={texts.readWhole} lessLabel={texts.hide} />
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
