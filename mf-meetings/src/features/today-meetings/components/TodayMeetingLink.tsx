import { ButtonLink } from 'shared-ui/ButtonLink';
import { meetingHref } from '../meetingHref';
import { texts } from '../texts';

interface TodayMeetingLinkProps {
  link: string | null;
}

/** The way into an online meeting, once there is one. An address that is not of the web is only shown. */
export function TodayMeetingLink({ link }: TodayMeetingLinkProps) {
  if (!link) return <span>{texts.noLink}</span>;
  const href = meetingHref(link);
  if (href === undefined) return <span>{link}</span>;
  return (
    <ButtonLink href={href} size="small" variant="secondary">
      {texts.openLink}
    </ButtonLink>
  );
}
