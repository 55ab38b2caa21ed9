import Columns2 from '@lucide/icons/icons/columns-2';
import { useAtom } from 'jotai';
import { memo, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { useFavourite } from 'shared-api/company-marks';
import type { CurrentUser, Participant } from 'shared-api/contract';
import type { FederatedSlots } from 'shared-api/federation';
import { companyFit, fitExplanation, fitLine } from 'shared-api/fit';
import { FavouriteButton } from 'shared-ui/FavouriteButton';
import { Icon } from 'shared-ui/Icon';
import { IconButton } from 'shared-ui/IconButton';
import { theme } from 'shared-ui/theme';
import { createSlot } from 'shared-ui/Widget';
import { MAX_COMPARED } from '#domain/limits';
import type { MeetingChance } from '#domain/meetingChance';
import { CompanyCard } from '#parts/company-card/CompanyCard';
import { comparedAtom } from '#state/comparedState';
import { texts } from '../texts';

const Slot = createSlot<FederatedSlots>();

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
      foot={<Slot name="catalog-card.foot" isLine userId={company.id} />}
    />
  );
});

interface CatalogStarProps {
  viewerId: number;
  company: Pick<Participant, 'id' | 'company'>;
}

/** Favourite button of a company; a separate component, so that only the star re-renders. */
function CatalogStar({ viewerId, company: { id, company } }: CatalogStarProps) {
  const { isFavourite, setFavourite } = useFavourite(viewerId, id);
  return <FavouriteButton name={company} isFavourite={isFavourite} onChange={setFavourite} />;
}

interface CatalogCompareToggleProps {
  company: Participant;
}

// A constant, so that the icon is not re-rendered with each new page.
const icon = <Icon icon={Columns2} size={16} />;

/** Adds a company to the comparison or removes it. */
function CatalogCompareToggle({ company }: CatalogCompareToggleProps) {
  const [compared, setCompared] = useAtom(comparedAtom);
  const others = compared.filter(({ id }) => id !== company.id);
  const isCompared = others.length < compared.length;
  return (
    <Toggle
      size="small"
      aria-label={texts.compare(company.company)}
      aria-pressed={isCompared}
      title={isCompared ? texts.uncompareTip : texts.compareTip}
      reason={!isCompared && compared.length >= MAX_COMPARED ? texts.compareFull : undefined}
      onClick={() => setCompared(isCompared ? others : [...compared, company])}
    >
      {icon}
    </Toggle>
  );
}

const Toggle = styled(IconButton)`
  &[aria-pressed='true'] {
    background: ${theme.color.accentSoft};
    color: ${theme.color.accentStrong};
  }
`;
