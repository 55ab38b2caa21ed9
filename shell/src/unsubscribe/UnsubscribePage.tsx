import { useParams } from 'react-router-dom';
import { paths } from 'shared-api/paths';
import { ButtonLink } from 'shared-ui/ButtonLink';
import { PageHeader } from 'shared-ui/PageHeader';
import { Stack } from 'shared-ui/Stack';
import { texts } from './texts';
import { UnsubscribeResult } from './UnsubscribeResult';
import { useUnsubscribe } from './useUnsubscribe';

interface UnsubscribePageProps {
  /** The route's title. */
  title: string;
}

/** «Отписка от уведомлений»: opening the link of a letter is enough (ROUTE-20, AUTH-07). */
export function UnsubscribePage({ title }: UnsubscribePageProps) {
  const { token = '' } = useParams();
  const unsubscribed = useUnsubscribe(token);
  return (
    <>
      <PageHeader title={title} />
      <Stack gap={2}>
        <UnsubscribeResult unsubscribed={unsubscribed} />
        <ButtonLink to={paths.login} variant="ghost" isWide>
          {texts.login}
        </ButtonLink>
      </Stack>
    </>
  );
}
