import { Select } from 'shared-ui/Select';
import { shortDay } from '#domain/days';
import { texts } from '../texts';

interface OverviewDaySelectProps {
  /** Days of the event, yyyy-MM-dd. */
  days: readonly string[];
  date: string;
  onChange: (date: string) => void;
}

/** Chooses the day of the figures; a day outside the event stays in the list while it is chosen. */
export function OverviewDaySelect({ days, date, onChange }: OverviewDaySelectProps) {
  const options = [...new Set([...days, date])].toSorted();
  return (
    <Select
      label={texts.day}
      isLabelHidden
      value={date}
      onChange={({ target }) => onChange(target.value)}
      options={options.map((day) => ({ value: day, label: shortDay(day) }))}
    />
  );
}
