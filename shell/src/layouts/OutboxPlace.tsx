import { memo } from 'react';
import { hasUnsent } from 'shared-api/drafts';
import { QuietWidget } from './QuietWidget';
import { useAfterPage } from './useAfterPage';

/**
 * Lets messages that an earlier page load could not send go from whichever page is opened. The messenger is fetched for it only when something
 * waits; what is written in this page load is on its way already.
 */
export const OutboxPlace = memo(function OutboxPlace({ account }: { account: number }) {
  return useAfterPage() && hasUnsent(account) && <QuietWidget name="mf_messenger/Outbox" />;
});
