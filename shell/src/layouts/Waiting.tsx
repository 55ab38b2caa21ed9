import { styled } from 'styled-components';
import { Delayed } from 'shared-ui/Delayed';
import { Spinner } from 'shared-ui/Spinner';

/** Milliseconds before the spinner appears: most connections need less. */
const PATIENCE = 400;

/** Fills the screen while the session is checked or a layout loads. */
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
