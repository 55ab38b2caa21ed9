import { styled } from 'styled-components';
import { todayInMoscow } from 'shared-api/time';
import { Card } from 'shared-ui/Card';
import { DayStrip } from 'shared-ui/DayStrip';
import { Select } from 'shared-ui/Select';
import { TagList } from 'shared-ui/TagList';
import { media, theme } from 'shared-ui/theme';
import { PER_DAY } from '../limits';
import { texts } from '../texts';
import { PlannerFavourites } from './PlannerFavourites';
import { PlannerSearch } from './PlannerSearch';

interface PlannerChoiceProps {
  companies: readonly { id: number; label: string }[];
  onAdd: (company: { id: number; name: string }) => void;
  /** Stored on this device. */
  favouriteIds: readonly number[];
  /** Adds companies whose names have not loaded. */
  onAddAll: (ids: readonly number[]) => void;
  onRemove: (id: number) => void;
  onClear: () => void;
  /** Remaining days of the event, and the chosen ones among them; yyyy-MM-dd. */
  allDays: readonly string[];
  days: readonly string[];
  onDaysChange: (days: readonly string[]) => void;
  perDay: number;
  onPerDayChange: (perDay: number) => void;
  /** Locked while invitations are being sent. */
  isDisabled: boolean;
}

/** Chooses companies, days and the number of meetings a day. */
export function PlannerChoice(props: PlannerChoiceProps) {
  const { companies, allDays, days, perDay, isDisabled } = props;
  const ids = companies.map(({ id }) => id);
  return (
    <Card title={texts.title} actions={<Count>{texts.chosenCount(companies.length)}</Count>}>
      <Content>
        <Adding>
          <PlannerSearch ids={ids} onAdd={props.onAdd} />
          <PlannerFavourites
            ids={ids}
            favouriteIds={props.favouriteIds}
            onAdd={props.onAddAll}
            isDisabled={isDisabled}
          />
        </Adding>
        <TagList
          tags={companies}
          label={texts.companies}
          emptyText={texts.noCompanies}
          onRemove={(id) => props.onRemove(Number(id))}
          onClear={props.onClear}
          isDisabled={isDisabled}
        />
        <Times>
          <div>
            <Label>{texts.days}</Label>
            <DayStrip
              isMultiple
              days={allDays.map((day) => ({ day }))}
              selected={days}
              onSelectionChange={props.onDaysChange}
              today={todayInMoscow()}
              aria-label={texts.daysHint}
            />
            {days.length === 0 && <NoDays role="status">{texts.noDays}</NoDays>}
          </div>
          <Select
            label={texts.perDay}
            hint={texts.perDayHint}
            value={perDay}
            options={PER_DAY.choices.map((count) => ({ value: count, label: texts.perDayOption(count) }))}
            onChange={({ target }) => props.onPerDayChange(Number(target.value))}
          />
        </Times>
      </Content>
    </Card>
  );
}

const Count = styled.span`
  color: ${theme.color.textMuted};
  font-variant-numeric: tabular-nums;
`;

const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space(4)};
`;

const Adding = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${theme.space(2)};

  > :first-child {
    flex: 1 1 240px;
    min-width: 0;
  }
`;

const Times = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 240px;
  gap: ${theme.space(4)} ${theme.space(6)};

  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Label = styled.p`
  margin-bottom: ${theme.space(1)};
  font-size: ${theme.text.s};
  font-weight: ${theme.weight.medium};
`;

const NoDays = styled.p`
  margin-top: ${theme.space(1)};
  color: ${theme.color.danger};
  font-size: ${theme.text.s};
`;
