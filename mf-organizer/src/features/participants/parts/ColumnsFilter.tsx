import { Checkbox } from 'shared-ui/Checkbox';
import { FilterPopover } from 'shared-ui/MultiSelectFilter';
import { texts } from '../texts';
import { participantColumns } from './ParticipantsTable';

interface ColumnsFilterProps {
  hidden: readonly string[];
  onToggle: (id: string, isShown: boolean) => void;
}

/** Chooses the columns of the table; this device keeps the choice. */
export function ColumnsFilter({ hidden, onToggle }: ColumnsFilterProps) {
  return (
    <FilterPopover label={texts.columns} chosenCount={0}>
      <fieldset>
        <legend className="visually-hidden">{texts.columns}</legend>
        {participantColumns.slice(1).map(({ id, title }) => (
          <div key={id}>
            <Checkbox
              label={title}
              checked={!hidden.includes(id)}
              onChange={({ target }) => onToggle(id, target.checked)}
            />
          </div>
        ))}
      </fieldset>
    </FilterPopover>
  );
}
