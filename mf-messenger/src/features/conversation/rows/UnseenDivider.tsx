import { styled } from 'styled-components';
import { theme } from 'shared-ui/theme';
import { texts } from '../texts';

/** Divider above the first message that was unseen when the chat was opened. */
export function UnseenDivider() {
  return (
    <Root role="separator" aria-label={texts.newMessages}>
      <span aria-hidden>{texts.newMessages}</span>
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  gap: ${theme.space(3)};
  align-items: center;
  padding: ${theme.space(2)} ${theme.space(4)};
  color: ${theme.color.accent};
  font-size: ${theme.text.xs};
  font-weight: ${theme.weight.medium};

  &::before,
  &::after {
    flex: 1;
    height: 1px;
    background: currentcolor;
    content: '';
  }
`;
