import type { ReactNode } from 'react';
import type { CurrentUser, Participant } from 'shared-api/contract';
import { companyFit, fitExplanation, fitLine } from 'shared-api/fit';
import { CompanyCard } from '#components/company-card/CompanyCard';
import type { MeetingChance } from '#domain/meetingChance';
import { CatalogCompareToggle } from './CatalogCompareToggle';
import { CatalogStar } from './CatalogStar';

interface CatalogCardProps {
  /** Who looks. */
  viewer: CurrentUser;
  company: Participant;
  /** Whether somebody of it is in the application now. */
  isOnline: boolean;
  meeting: MeetingChance;
  /** Takes the star's place. */
  corner?: ReactNode;
  /** What the viewer has noted about the company. */
  note?: ReactNode;
}

/** A company's card with all that the viewer can do with it: mark it, compare it, see why it suits. */
export function CatalogCard({ viewer, company, corner, ...rest }: CatalogCardProps) {
  const fit = companyFit(viewer, company);
  return (
    <CompanyCard
      {...rest}
      company={company}
      fit={fit && { line: fitLine(fit), explanation: fitExplanation(fit, viewer.type) }}
      corner={corner ?? <CatalogStar viewerId={viewer.id} company={company} />}
      tool={<CatalogCompareToggle company={company} />}
    />
  );
}
