import { memo, type ReactNode } from 'react';
import type { CurrentUser, Participant } from 'shared-api/contract';
import { companyFit, fitExplanation, fitLine } from 'shared-api/fit';
import { CompanyCard } from '#components/company-card/CompanyCard';
import type { MeetingChance } from '#domain/meetingChance';
import { CatalogCompareToggle } from './CatalogCompareToggle';
import { CatalogStar } from './CatalogStar';

interface CatalogCardProps {
  viewer: CurrentUser;
  company: Participant;
  /** Whether a user of the company is online. */
  isOnline: boolean;
  /** Keeps its identity while its results stay the same. */
  meetingWith: (company: Participant) => MeetingChance;
  /** Replaces the star. */
  corner?: ReactNode;
  /** The viewer's private note. */
  note?: ReactNode;
}

/** A company's card with the viewer's actions: favourite, comparison, and why it suits. */
export const CatalogCard = memo(function CatalogCard({
  viewer,
  company,
  meetingWith,
  corner,
  ...rest
}: CatalogCardProps) {
  const fit = companyFit(viewer, company);
  return (
    <CompanyCard
      {...rest}
      company={company}
      meeting={meetingWith(company)}
      fit={fit && { line: fitLine(fit), explanation: fitExplanation(fit, viewer.type) }}
      corner={corner ?? <CatalogStar viewerId={viewer.id} company={company} />}
      tool={<CatalogCompareToggle company={company} />}
    />
  );
});
