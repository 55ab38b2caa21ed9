import { memo } from 'react';
import { useModule } from 'shared-ui/useModule';

const messageNotices = { load: () => import('./MessageNotices') };

/** What tells of new messages outside of the page. It is fetched after the layout stands; failing it takes nothing away. */
export const MessageNoticesPlace = memo(function MessageNoticesPlace({ userId }: { userId: number }) {
  const loading = useModule(messageNotices, 'MessageNotices');
  return loading.phase === 'ready' ? <loading.module.MessageNotices userId={userId} /> : null;
});
