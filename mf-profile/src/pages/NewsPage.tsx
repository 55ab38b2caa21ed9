import { useCurrentUser } from 'shared-api/session';
import { NewsFeed } from '../features/news/components/NewsFeed';

/** `/news`: what the organizers tell the participants. */
export function NewsPage() {
  const { data: user } = useCurrentUser();
  return user && <NewsFeed userId={user.id} />;
}
