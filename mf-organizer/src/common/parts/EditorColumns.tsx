import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from 'shared-ui/theme';

interface EditorColumnsProps {
  /** The form. */
  children: ReactNode;
  /** How the text will arrive: beside the form in sight, on narrow pages between form and foot. */
  preview: ReactNode;
  /** What ends the form: its reach, its buttons. */
  foot: ReactNode;
}

/** The two columns of an editor: a form of 640 px and its preview; by the width of the page in letters. */
export function EditorColumns({ children, preview, foot }: EditorColumnsProps) {
  return (
    <Frame>
      <Columns>
        <Form>{children}</Form>
        <Preview>{preview}</Preview>
        <Foot>{foot}</Foot>
      </Columns>
    </Frame>
  );
}

const Frame = styled.div`
  container-type: inline-size;
`;

const Columns = styled.div`
  display: grid;
  grid-template: 'form' 'preview' 'foot' / minmax(0, 1fr);
  gap: ${theme.space(4)};

  @container (width >= 54rem) {
    grid-template:
      'form preview' auto
      'foot preview' 1fr / minmax(0, 40rem) minmax(0, 1fr);
    gap: ${theme.space(4)} ${theme.space(6)};
    align-items: start;
  }
`;

const Form = styled.div`
  grid-area: form;
  min-width: 0;
`;

const Preview = styled.div`
  position: sticky;
  top: ${theme.space(6)};
  grid-area: preview;
  min-width: 0;

  &:empty {
    display: none;
  }

  @container (width < 54rem) {
    position: static;
  }
`;

const Foot = styled.div`
  grid-area: foot;
  min-width: 0;
`;
