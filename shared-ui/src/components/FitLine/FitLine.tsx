import Info from 'lucide-react/icons/info';
import { useState, type ComponentPropsWithRef, type SyntheticEvent } from 'react';
import { styled } from 'styled-components';
import { theme } from 'shared-ui/theme';
import { Popover } from '../Popover/Popover';

export interface FitLineProps extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'onClick'> {
  /** In short: «Подходит: тематика 3 из 4 · город». */
  children: string;
  /** The same in full sentences. */
  explanation: string;
}

// Made once: a list of many lines draws none of its pictures anew.
const icon = <Info size={16} aria-hidden />;

/** Why something suits the viewer, in one line; a press explains it. */
export function FitLine({ children, explanation, ...rest }: FitLineProps) {
  const [opened, setOpened] = useState<{ by: HTMLElement; explanation: string }>();
  // The line may be drawn for another company now: what was opened for the former one has closed.
  const opener = opened?.explanation === explanation ? opened.by : null;
  const toggle = ({ currentTarget }: SyntheticEvent<HTMLElement>) =>
    setOpened(opener ? undefined : { by: currentTarget, explanation });
  return (
    <>
      <Root {...rest} type="button" aria-haspopup="dialog" aria-expanded={opener !== null} onClick={toggle}>
        <span>{children}</span>
        {icon}
      </Root>
      <Popover
        control={opener}
        isOpen={opener !== null}
        onClose={() => setOpened(undefined)}
        takesFocus={false}
        aria-label="Почему подходит"
      >
        <Explanation role="status">{explanation}</Explanation>
      </Popover>
    </>
  );
}

const Root = styled.button`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: ${theme.space(1)};
  justify-self: start;
  max-width: 100%;
  padding: 0;
  border: 0;
  background: none;
  color: ${theme.color.accent};
  font-size: ${theme.text.s};
  font-weight: ${theme.weight.medium};
  line-height: ${theme.space(5)};
  text-align: start;
  cursor: pointer;

  > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  > svg {
    flex: none;
  }

  /* A finger's 44 px, without a line that is higher than the others. */
  &::after {
    content: '';
    position: absolute;
    inset: -12px 0;
  }

  &:hover {
    color: ${theme.color.accentStrong};
  }
`;

const Explanation = styled.p`
  font-size: ${theme.text.s};
  overflow-wrap: anywhere;
`;
