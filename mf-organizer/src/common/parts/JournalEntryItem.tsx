import ChevronDown from '@lucide/icons/icons/chevron-down';
import { Fragment, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { formatMoment } from 'shared-api/time';
import { Icon } from 'shared-ui/Icon';
import { IconButton } from 'shared-ui/IconButton';
import { theme } from 'shared-ui/theme';
import { hasChanges } from '#domain/journalChanges';
import { describeEntry, type JournalEntry } from '#domain/journalLine';
import { JournalChanges } from './JournalChanges';

interface JournalEntryItemProps {
  entry: JournalEntry;
  /** Address of the entries by one organizer. */
  actorHref?: (id: number) => string;
}

/** An item of the journal: when, who, what, and on demand the values before and after. */
export function JournalEntryItem({ entry, actorHref }: JournalEntryItemProps) {
  const [isOpen, setOpen] = useState(false);
  const changesId = useId();
  const { actor, what, subjects, isCut } = describeEntry(entry);
  return (
    <Root>
      <Head>
        <Line>
          <Muted as="time" dateTime={entry.at}>
            {formatMoment(entry.at)}
          </Muted>
          <Muted> · </Muted>
          {entry.actor && actorHref ? <Link to={actorHref(entry.actor.id)}>{actor}</Link> : <span>{actor}</span>}
          <Muted> · </Muted>
          <strong>{what}</strong>
          {subjects.length > 0 && <span>: </span>}
          {subjects.map(({ id, name, href }, index) => (
            <Fragment key={id}>
              {index > 0 && <span>, </span>}
              {href === undefined ? <span>{name}</span> : <Link to={href}>{name}</Link>}
            </Fragment>
          ))}
          {isCut && <span>, …</span>}
          {entry.reason !== undefined && <Muted>{` · Причина: ${entry.reason}`}</Muted>}
        </Line>
        {hasChanges(entry) && (
          <IconButton
            size="small"
            aria-label="Что изменилось"
            aria-expanded={isOpen}
            aria-controls={isOpen ? changesId : undefined}
            onClick={() => setOpen(!isOpen)}
          >
            <Arrow icon={ChevronDown} size={16} $isOpen={isOpen} />
          </IconButton>
        )}
      </Head>
      {isOpen && (
        <div id={changesId}>
          <JournalChanges entry={entry} />
        </div>
      )}
    </Root>
  );
}

const Root = styled.li`
  padding-block: ${theme.space(1.5)};

  & + & {
    border-top: 1px solid ${theme.color.border};
  }
`;

const Head = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${theme.space(2)};
  min-height: ${theme.control.heightSmall};
`;

const Line = styled.p`
  min-width: 0;
  padding-block: ${theme.space(1)};
  overflow-wrap: anywhere;

  strong {
    font-weight: ${theme.weight.medium};
  }
`;

const Muted = styled.span`
  color: ${theme.color.textMuted};
  font-variant-numeric: tabular-nums;
`;

const Arrow = styled(Icon)<{ $isOpen: boolean }>`
  transform: ${({ $isOpen }) => ($isOpen ? 'rotate(180deg)' : 'none')};
`;
