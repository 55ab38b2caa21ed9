import type { ChangeEvent } from 'react';
import { Checkbox } from 'shared-ui/Checkbox';

interface DataTableTickProps {
  /** Accessible name; visible text would repeat the row. */
  label: string;
  isChecked: boolean;
  /** Some of the rows are selected. */
  isMixed?: boolean;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

/** Selects a row or a page of a table. */
export function DataTableTick({ label, isChecked, isMixed = false, onChange }: DataTableTickProps) {
  return (
    <Checkbox
      // A property without an attribute.
      ref={(input) => {
        if (input) input.indeterminate = isMixed;
      }}
      label={label}
      isLabelHidden
      checked={isChecked}
      onChange={onChange}
    />
  );
}
