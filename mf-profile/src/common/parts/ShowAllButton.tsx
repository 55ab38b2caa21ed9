import { styled } from 'styled-components';
import { Button } from 'shared-ui/Button';
import { theme } from 'shared-ui/theme';

interface ShowAllButtonProps {
  isWhole: boolean;
  onChange: (isWhole: boolean) => void;
}

/** Expands a shortened block in place, or collapses it again; shown next to the block's title. */
export function ShowAllButton({ isWhole, onChange }: ShowAllButtonProps) {
  return (
    <Root variant="ghost" size="small" aria-expanded={isWhole} onClick={() => onChange(!isWhole)}>
      {isWhole ? 'Свернуть' : 'Показать все'}
    </Root>
  );
}

/* A ghost button has no visible edge: align its text, not its box, with the card's content. */
const Root = styled(Button)`
  margin-inline: calc(-1 * ${theme.space(3)});
`;
