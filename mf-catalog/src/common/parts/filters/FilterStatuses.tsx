import { styled } from 'styled-components';
import { SegmentedControl } from 'shared-ui/SegmentedControl';
import { Stack } from 'shared-ui/Stack';
import { theme } from 'shared-ui/theme';
import { STATUS_KEYS, type CatalogFilter, type Status } from '#domain/catalogFilter';
import { statusTexts } from '#domain/filterTexts';

interface FilterStatusesProps {
  filter: CatalogFilter;
  onChoose: (part: Partial<CatalogFilter>) => void;
}

/** The four status filters with three answers each. */
export function FilterStatuses({ filter, onChoose }: FilterStatusesProps) {
  return (
    <Root gap={3}>
      {STATUS_KEYS.map((key) => (
        <SegmentedControl<Status>
          key={key}
          label={statusTexts[key].label}
          options={statusTexts[key].answers.map((label, status) => ({ value: status as Status, label }))}
          value={filter[key]}
          onChange={(status) => onChoose({ [key]: status })}
        />
      ))}
    </Root>
  );
}

/* Keep the three answers on one line of the narrow dropdown. */
const Root = styled(Stack)`
  fieldset > div {
    display: flex;
  }

  label {
    padding-inline: ${theme.space(2)};
    white-space: nowrap;
  }
`;
