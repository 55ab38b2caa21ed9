import { paths } from 'shared-api/paths';
import { Alert } from 'shared-ui/Alert';
import { ButtonLink } from 'shared-ui/ButtonLink';
import type { CommonTime } from '../state/useCommonTime';
import { texts } from '../texts';

interface InviteScarcityProps {
  userId: number;
  time: CommonTime;
}

/** Alert when the other company has no free time, or no time in common. */
export function InviteScarcity({ userId, time: { isNothingFree, nearest } }: InviteScarcityProps) {
  if (isNothingFree)
    return (
      <Alert
        kind="info"
        action={
          <ButtonLink to={paths.chatWith(userId)} size="small" variant="secondary">
            {texts.writeMessage}
          </ButtonLink>
        }
      >
        {texts.nothingFree}
      </Alert>
    );
  return nearest.state === 'none' ? <Alert kind="info">{texts.nothingInCommonHint}</Alert> : null;
}
