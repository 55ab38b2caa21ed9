import { styled } from 'styled-components';
import { Alert } from 'shared-ui/Alert';
import { Stack } from 'shared-ui/Stack';
import { theme } from 'shared-ui/theme';
import { SharedAnswers } from '../session/SharedAnswers';
import { Managers } from './Managers';
import { texts } from './texts';

/** Tells a blocked user, whom the guard has logged out, why the login page is shown again (HALL-03). */
export function BlockedNotice() {
  return (
    <SharedAnswers>
      <Root>
        <Alert kind="danger">{texts.blocked}</Alert>
        <Managers />
      </Root>
    </SharedAnswers>
  );
}

const Root = styled(Stack)`
  margin-bottom: ${theme.space(6)};
`;
