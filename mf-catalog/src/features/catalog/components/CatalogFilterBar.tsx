import { styled } from 'styled-components';
import { Button } from 'shared-ui/Button';
import { TextField } from 'shared-ui/TextField';
import { media, theme } from 'shared-ui/theme';
import type { CatalogFilter } from '../catalogQuery';
import { MAX_COMPANY_LENGTH } from '../limits';
import { texts } from '../texts';
import { useTypedText } from '../useTypedText';

interface CatalogFilterBarProps {
  /** The filter in force. */
  filter: CatalogFilter;
  /** Called with the parts that change. */
  onChange: (part: Partial<CatalogFilter>) => void;
  /** Everything back to the beginning, page and page size too (CAT-06). */
  onReset: () => void;
}

/** The catalogue's filter. Text takes effect after a pause in typing and on Enter. */
export function CatalogFilterBar({ filter, onChange, onReset }: CatalogFilterBarProps) {
  const company = useTypedText(filter.company, (text) => onChange({ company: text }));

  const reset = () => {
    company.type('');
    onReset();
  };

  return (
    <Form
      role="search"
      aria-label={texts.filter.region}
      onSubmit={(event) => {
        event.preventDefault();
        company.sendNow();
      }}
    >
      <TextField
        type="search"
        label={texts.filter.company}
        placeholder={texts.filter.companyPlaceholder}
        value={company.text}
        maxLength={MAX_COMPANY_LENGTH}
        autoComplete="off"
        enterKeyHint="search"
        onChange={(event) => company.type(event.target.value)}
      />
      <Actions>
        <Button type="submit">{texts.filter.find}</Button>
        <Button variant="ghost" onClick={reset}>
          {texts.filter.reset}
        </Button>
      </Actions>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;
  gap: ${theme.space(3)};
  padding: ${theme.space(4)};
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Actions = styled.div`
  display: flex;
  gap: ${theme.space(2)};
`;
