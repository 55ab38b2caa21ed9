import { styled } from 'styled-components';
import { Button } from 'shared-ui/Button';
import { theme } from 'shared-ui/theme';

interface ShowAllButtonProps {
  /** Everything is shown already. */
  isWhole: boolean;
  onChange: (isWhole: boolean) => void;
}

/** On the title's line of a block that shows its beginning: shows the rest in place, or hides it again. */
export function ShowAllButton({ isWhole, onChange }: ShowAllButtonProps) {
  return (
    <Root variant="ghost" size="small" aria-expanded={isWhole} onClick={() => onChange(!isWhole)}>
      {isWhole ? 'Свернуть' : 'Показать все'}
    </Root>
  );
}

/* A ghost button has no edge: its text, not its box, ends where the card's content does, or begins there on a line of its own. */
const Root = styled(Button)`
  margin-inline: calc(-1 * ${theme.space(3)});
`;
