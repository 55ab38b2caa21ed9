import { useAtomValue } from 'jotai';
import { memo, type Ref } from 'react';
import type { CurrentUser, Participant } from 'shared-api/contract';
import { onlineUserIdsAtom } from 'shared-api/realtime';
import { useAfterFrame } from 'shared-ui/useAfterFrame';
import type { MeetingChance } from '#domain/meetingChance';
import { useCardsInSight } from '../useCardsInSight';
import { CatalogCard } from './CatalogCard';

interface CatalogCardsProps {
  /** Who looks. */
  viewer: CurrentUser;
  companies: readonly Participant[];
  /** Whether a company can be invited to meet; the same function as long as its answers are the same. */
  meetingWith: (company: Participant) => MeetingChance;
}

/**
 * The cards of a page. Another page is drawn from its head: what is in sight at once, what lies below after that has been painted and in
 * a render that gives way to presses and scrolling, so that a page of fifty is there as soon as one of nine.
 */
export function CatalogCards({ viewer, companies, meetingWith }: CatalogCardsProps) {
  const below = useAfterFrame(companies);
  const [inSight, first] = useCardsInSight();
  // Asked once for all cards; those for whom it stays the same are not drawn anew.
  const online = useAtomValue(onlineUserIdsAtom);
  // By its place: another page fills the cards that stand there, which is a fraction of the work of making new ones.
  return companies.map((_, place) => {
    const company = (place < inSight ? companies : below)[place];
    return (
      company && (
        <CardPlace
          key={place}
          ref={place === 0 ? first : undefined}
          isOnline={online.has(company.id)}
          {...{ viewer, company, meetingWith }}
        />
      )
    );
  });
}

interface CardPlaceProps extends Omit<CatalogCardsProps, 'companies'> {
  company: Participant;
  isOnline: boolean;
  ref: Ref<HTMLLIElement> | undefined;
}

const CardPlace = memo(function CardPlace({ viewer, company, isOnline, meetingWith, ref }: CardPlaceProps) {
  return (
    <li ref={ref}>
      <CatalogCard viewer={viewer} company={company} isOnline={isOnline} meeting={meetingWith(company)} />
    </li>
  );
});
