import X from '@lucide/icons/icons/x';
import { styled } from 'styled-components';
import { Alert } from 'shared-ui/Alert';
import { Icon } from 'shared-ui/Icon';
import { IconButton } from 'shared-ui/IconButton';
import { breakpoints, depth, media, theme } from 'shared-ui/theme';
import { placesOf } from '#domain/meetingPlace';
import { MeetingLink } from '#parts/MeetingLink';
import type { Reminder } from '../state/reminder';
import { texts } from '../texts';

interface ReminderAlertProps {
  reminder: Reminder;
  onDismiss: () => void;
}

/** Sticky alert about a meeting that begins soon, with its link. */
export function ReminderAlert({ reminder: { meeting, company }, onDismiss }: ReminderAlertProps) {
  return (
    // role="note": the toast was announced already, and screen readers must not repeat the alert on each page.
    <Root kind="info" role="note" aria-label={texts.label}>
      <Line>
        <Words>{texts.meeting(meeting.point, company)}</Words>
        <MeetingLink link={meeting.link} place={placesOf(meeting.companies)} company={company} />
        <Close size="small" aria-label={texts.close(company)} onClick={onDismiss}>
          <Icon icon={X} size={20} />
        </Close>
      </Line>
    </Root>
  );
}

const Root = styled(Alert)`
  position: sticky;
  top: ${theme.space(2)};
  z-index: ${depth.sticky};
  box-shadow: ${theme.shadow};

  @media (min-width: ${breakpoints.phone + 1}px) {
    align-items: center;

    > svg {
      margin-top: 0;
    }
  }
`;

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto auto;
  align-items: center;
  gap: ${theme.space(2)} ${theme.space(3)};

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: start;

    > :nth-child(2) {
      grid-row: 2;
      grid-column: 1 / -1;
    }
  }
`;

const Words = styled.p`
  font-weight: ${theme.weight.medium};
  overflow-wrap: anywhere;
`;

const Close = styled(IconButton)`
  margin: calc(-1 * ${theme.space(1)});

  /* Keeps the 44 px touch target next to a single line of text. */
  ${media.phone} {
    margin: calc(-1 * ${theme.space(3)});
    margin-inline-start: 0;
  }
`;
