import { styled } from 'styled-components';
import type { NewsPost } from 'shared-api/contract';
import { formatNewsDate } from 'shared-api/time';
import { CollapsibleText } from 'shared-ui/CollapsibleText';
import { theme } from 'shared-ui/theme';
import { texts } from '../texts';

/** Characters of a post's text that show before the toggle (OWN-03). */
const TEXT_LIMIT = 200;

interface NewsPreviewProps {
  post: NewsPost;
}

/** A post on the own page: its beginning, and the rest on demand. */
export function NewsPreview({ post: { title, text, created_at } }: NewsPreviewProps) {
  return (
    <article>
      <h3>{title}</h3>
      <Time dateTime={created_at}>{formatNewsDate(created_at)}</Time>
      <CollapsibleText text={text} limit={TEXT_LIMIT} moreLabel={texts.readWhole} lessLabel={texts.hide} />
    </article>
  );
}

const Time = styled.time`
  display: block;
  margin-bottom: ${theme.space(1)};
  color: ${theme.color.textMuted};
  font-size: ${theme.text.s};
`;
