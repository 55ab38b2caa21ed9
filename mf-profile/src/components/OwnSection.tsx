import type { ReactNode } from 'react';
import { ButtonLink } from 'shared-ui/ButtonLink';
import { Card } from 'shared-ui/Card';
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
        <ButtonLink to={allTo} variant="ghost" size="small" aria-label={`${texts.showAll}: ${title.toLowerCase()}`}>
          {texts.showAll}
        </ButtonLink>
      }
    >
      {children}
    </Card>
  );
}
