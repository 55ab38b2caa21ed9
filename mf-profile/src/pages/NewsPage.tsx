import { useCurrentUser } from 'shared-api/session';
import { NewsFeed } from '../features/news/parts/NewsFeed';

/** `/news`: news from the organizers. */
export function NewsPage() {
  const { data: user } = useCurrentUser();
  return user && <NewsFeed userId={user.id} />;
}
