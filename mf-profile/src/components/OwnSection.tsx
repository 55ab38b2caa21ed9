import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { ButtonLink } from 'shared-ui/ButtonLink';
import { Card } from 'shared-ui/Card';
import { theme } from 'shared-ui/theme';
import { texts } from '../texts';

interface OwnSectionProps {
  title: string;
  allTo: string;
  children: ReactNode;
}

/** A block of the own page: the first items and a link to the full page. */
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

/* A ghost button has no visible edge: align its text, not its box, with the card's content. */
const AllLink = styled(ButtonLink)`
  margin-inline: calc(-1 * ${theme.space(3)});
`;
