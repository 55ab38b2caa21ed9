import { styled } from 'styled-components';
import { Delayed } from 'shared-ui/Delayed';
import { Spinner } from 'shared-ui/Spinner';

/** Milliseconds before it becomes visible: on most lines the answer is there by then. */
const PATIENCE = 400;

/** Stands alone on the screen while it is not known yet what will: the session is being checked, a layout is on its way. */
export function Waiting() {
  return (
    <Root>
      <Delayed delayMs={PATIENCE}>
        <Spinner />
      </Delayed>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  place-items: center;
  min-height: 100dvh;
`;
