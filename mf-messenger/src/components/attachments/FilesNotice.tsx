import { styled } from 'styled-components';
import { theme } from 'shared-ui/theme';
import { texts } from './texts';

/** Says that more was chosen than one message takes. Always there, so that it is read out when it says something. */
export function FilesNotice({ isOverfull }: { isOverfull: boolean }) {
  return <Notice role="status">{isOverfull && texts.leftOut}</Notice>;
}

const Notice = styled.p`
  margin: 0;
  color: ${theme.color.danger};
  font-size: ${theme.text.s};

  &:empty {
    display: none;
  }
`;
