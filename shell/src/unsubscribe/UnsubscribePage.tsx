import { useParams } from 'react-router-dom';
import { paths } from 'shared-api/paths';
import { ButtonLink } from 'shared-ui/ButtonLink';
import { Page } from 'shared-ui/page';
import { Stack } from 'shared-ui/Stack';
import { texts } from './texts';
import { UnsubscribeResult } from './UnsubscribeResult';
import { useUnsubscribe } from './useUnsubscribe';

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
