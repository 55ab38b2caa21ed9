import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from 'shared-ui/theme';
import { FieldHint } from '../Field/fieldTexts';

export interface SwitchProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'role'> {
  label: ReactNode;
  /** One line that explains the switch or why it is locked; read out with it. */
  hint: ReactNode;
}

/** A state that changes at once. Where a button saves it use `Checkbox`. `ref` and other props go to the input. */
export function Switch({ label, hint, id, ...rest }: SwitchProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  return (
    <Row>
      <label htmlFor={inputId}>{label}</label>
      <Track {...rest} id={inputId} type="checkbox" role="switch" aria-describedby={`${inputId}-hint`} />
      <FieldHint id={`${inputId}-hint`}>{hint}</FieldHint>
    </Row>
  );
}

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  column-gap: ${theme.space(4)};
  align-items: center;
  padding-block: ${theme.space(3)};

  & + & {
    border-top: 1px solid ${theme.color.border};
  }
`;

const Track = styled.input`
  grid-row: 1 / span 2;
  grid-column: 2;
  display: grid;
  width: 2.75rem;
  height: 1.5rem;
  margin: 0;
  padding: 2px;
  border: 1px solid ${theme.color.controlBorder};
  border-radius: ${theme.radius.round};
  background: ${theme.color.sunken};
  appearance: none;
  cursor: pointer;

  &::before {
    width: 1.125rem;
    height: 1.125rem;
    border-radius: ${theme.radius.round};
    background: ${theme.color.controlBorder};
    content: '';
    transition: transform ${theme.motion.fast};
  }

  &:checked {
    border-color: ${theme.color.accent};
    background: ${theme.color.accent};
  }

  &:checked::before {
    background: ${theme.color.onAccent};
    transform: translateX(1.25rem);
  }

  &[aria-disabled='true'] {
    opacity: 0.6;
    cursor: default;
  }

  @media (forced-colors: active) {
    &::before {
      background: ButtonText;
    }

    &:checked {
      background: Highlight;
      forced-color-adjust: none;
    }

    &:checked::before {
      background: HighlightText;
    }
  }
`;
