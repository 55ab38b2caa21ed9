import { useParams } from 'react-router-dom';
import { request } from 'shared-api/client';
import { paths } from 'shared-api/paths';
import { useQueryOnce, type Query } from 'shared-api/query';
import { ButtonLink } from 'shared-ui/ButtonLink';
import { Page } from 'shared-ui/page';
import { Stack } from 'shared-ui/Stack';
import { texts } from './texts';
import { UnsubscribeResult } from './UnsubscribeResult';

interface UnsubscribePageProps {
  title: string;
}

/** «Отписка от уведомлений»: opening the link in an e-mail is enough to unsubscribe (ROUTE-20, AUTH-07). */
export function UnsubscribePage({ title }: UnsubscribePageProps) {
  const { token = '' } = useParams();
  const unsubscribed = useUnsubscribe(token);
  return (
    <Page title={title}>
      <Stack gap={2}>
        <UnsubscribeResult unsubscribed={unsubscribed} />
        <ButtonLink to={paths.login} variant="ghost" isWide>
          {texts.login}
        </ButtonLink>
      </Stack>
    </Page>
  );
}

/**
 * Unsubscribes the owner of a link from e-mail notifications on mount, once even where effects run twice; after a
 * failure only the user retries. A query although it changes data: the API uses an idempotent GET.
 */
function useUnsubscribe(token: string): Query<unknown> {
  return useQueryOnce(
    ['unsubscribe', token],
    () => request('get', '/api/notifications/unsubscribe/{token}', { path: { token } }),
    { isRetriedByHand: true },
  );
}
