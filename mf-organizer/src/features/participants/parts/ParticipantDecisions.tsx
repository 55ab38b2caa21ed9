import Check from '@lucide/icons/icons/check';
import X from '@lucide/icons/icons/x';
import { styled } from 'styled-components';
import type { Schema } from 'shared-api/contract';
import { Button } from 'shared-ui/Button';
import { Icon } from 'shared-ui/Icon';
import { targetOf, type BulkAction, type BulkTarget } from '../domain/bulk';
import { texts } from '../texts';

interface ParticipantDecisionsProps {
  company: Schema<'OrganizerParticipant'>;
  onAction: (action: BulkAction, target: BulkTarget) => void;
}

/** Both decisions on a company that waits; in a narrow cell as icons. */
export function ParticipantDecisions({ company, onAction }: ParticipantDecisionsProps) {
  const target = targetOf(company);
  return (
    <>
      <Decision
        data-decision="accept"
        size="small"
        variant="soft"
        title={texts.verb('activate')}
        onClick={() => onAction('activate', target)}
      >
        <Icon icon={Check} size={16} />
        <span>{texts.verb('activate')}</span>
      </Decision>
      <Decision
        size="small"
        variant="dangerSoft"
        title={texts.verb('decline')}
        onClick={() => onAction('decline', target)}
      >
        <Icon icon={X} size={16} />
        <span>{texts.verb('decline')}</span>
      </Decision>
    </>
  );
}

/* The container is a cell of the table; cards are always wide enough for the words. */
const Decision = styled(Button)`
  svg {
    display: none;
  }

  @container (width < 14rem) {
    padding-inline: 0.5rem;

    svg {
      display: block;
    }

    span {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
      white-space: nowrap;
    }
  }
`;
