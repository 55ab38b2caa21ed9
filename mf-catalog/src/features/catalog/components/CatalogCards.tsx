import { memo, useDeferredValue } from 'react';
import type { CurrentUser, Participant } from 'shared-api/contract';
import type { MeetingChance } from '#domain/meetingChance';
import { CatalogCard } from './CatalogCard';

/** As many as a large screen shows without scrolling. */
const FIRST_CARDS = 9;

interface CatalogCardsProps {
  /** Who looks. */
  viewer: CurrentUser;
  companies: readonly Participant[];
  /** Whether a company can be invited to meet; the same function as long as its answers are the same. */
  meetingWith: (company: Participant) => MeetingChance;
}

/**
 * The cards of a page. Another page is drawn from its head: what is in sight at once, what lies below in a render that gives way to
 * presses and scrolling, so that a page of fifty is there as soon as one of nine.
 */
export function CatalogCards({ viewer, companies, meetingWith }: CatalogCardsProps) {
  const below = useDeferredValue(companies);
  return (
    <>
      <CardsBetween {...{ viewer, companies, meetingWith }} start={0} end={Math.min(FIRST_CARDS, companies.length)} />
      <CardsBetween {...{ viewer, meetingWith }} companies={below} start={FIRST_CARDS} end={companies.length} />
    </>
  );
}

const CardsBetween = memo(function CardsBetween({
  viewer,
  companies,
  meetingWith,
  start,
  end,
}: CatalogCardsProps & { start: number; end: number }) {
  return companies.slice(start, end).map((company, place) => (
    // By its place: another page fills the cards that stand there, which is a fraction of the work of making new ones.
    <li key={place}>
      <CatalogCard viewer={viewer} company={company} meeting={meetingWith(company)} />
    </li>
  ));
});
