import { styled } from 'styled-components';
import type { Schema } from 'shared-api/contract';
import { SegmentedLinks } from 'shared-ui/SegmentedControl';
import { query, useMediaQuery } from 'shared-ui/theme';
import { choices } from '../domain/participantsQuery';
import { texts } from '../texts';

type State = Schema<'ParticipantState'>;

interface ParticipantsTabsProps {
  state: State | undefined;
  /** Companies of all by state; undefined while loading. */
  counts: Schema<'StateCounts'> | undefined;
  /** Query string of the tab of a state. */
  searchOf: (state: State | undefined) => string;
}

/** The list by state, with counts; on narrow screens the sheet of filters has the states. */
export function ParticipantsTabs({ state, counts, searchOf }: ParticipantsTabsProps) {
  const isNarrow = useMediaQuery(query.narrow);
  if (isNarrow) return null;
  const all = counts && Object.values(counts).reduce((sum, count) => sum + count, 0);
  return (
    <Tabs
      aria-label={texts.state}
      current={searchOf(state)}
      links={[
        { to: searchOf(undefined), label: texts.tab(undefined, all) },
        ...choices.state.map((each) => ({ to: searchOf(each), label: texts.tab(each, counts?.[each]) })),
      ]}
    />
  );
}

/* Large text makes more lines of tabs, not broken words. */
const Tabs = styled(SegmentedLinks)`
  flex-wrap: wrap;

  > a {
    min-width: max-content;
  }
`;
