import { styled } from 'styled-components';
import { theme } from 'shared-ui/theme';

/** Asterisk after the label of a required field. */
export const FieldMark = styled.span`
  color: ${theme.color.danger};
`;

export const FieldHint = styled.p`
  color: ${theme.color.textMuted};
  font-size: ${theme.text.s};
`;

export const FieldProblem = styled.p`
  color: ${theme.color.danger};
  font-size: ${theme.text.s};

  /* Takes no space when empty, grid gap included, but stays in the accessibility tree. */
  &:empty {
    position: absolute;
  }
`;
