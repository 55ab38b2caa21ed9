import type { NewsPost } from 'shared-api/contract';
import { NewsCard } from 'shared-ui/NewsCard';
import { postFacts } from '../state/postFacts';

/** Characters shown before «Читать полностью» (OWN-03). */
const TEXT_LIMIT = 200;

interface NewsPreviewProps {
  post: NewsPost;
  /** Published since the last visit to the news page. */
  isNew?: boolean;
}

/** A post on the own page: its beginning, expandable to the whole text. */
export function NewsPreview({ post, isNew = false }: NewsPreviewProps) {
  return <NewsCard {...postFacts(post)} level={3} isNew={isNew} limit={TEXT_LIMIT} />;
}
