import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { ButtonLink } from 'shared-ui/ButtonLink';
import { Card } from 'shared-ui/Card';
import { theme } from 'shared-ui/theme';
import { texts } from '../texts';

interface OwnSectionProps {
  title: string;
  /** The page that shows all of it. */
  allTo: string;
  children: ReactNode;
}

/** A block of the own page: the beginning of what another page shows whole. */
export function OwnSection({ title, allTo, children }: OwnSectionProps) {
  return (
    <Card
      title={title}
      actions={
        <AllLink to={allTo} variant="ghost" size="small" aria-label={`${texts.showAll}: ${title.toLowerCase()}`}>
          {texts.showAll}
        </AllLink>
      }
    >
      {children}
    </Card>
  );
}

/* A ghost button has no edge: its text, not its box, ends where the card's content does, or begins there on a line of its own. */
const AllLink = styled(ButtonLink)`
  margin-inline: calc(-1 * ${theme.space(3)});
`;
