import Info from '@lucide/icons/icons/info';
import { useState, type ComponentPropsWithRef, type SyntheticEvent } from 'react';
import { styled } from 'styled-components';
import { theme } from 'shared-ui/theme';
import { Icon } from '../Icon/Icon';
import { Popover } from '../Popover/Popover';

export interface FitLineProps extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'onClick'> {
  /** Short form: «Подходит: тематика 3 из 4 · город». */
  children: string;
  /** The same in full sentences. */
  explanation: string;
}

const REASONS = /(?= ·)/;

// Constant element: React skips it when a long list re-renders.
const icon = <Icon icon={Info} size={16} />;

/** One line on how well a company matches the current user; a click opens the explanation. */
export function FitLine({ children, explanation, ...rest }: FitLineProps) {
  const [opened, setOpened] = useState<{ by: HTMLElement; explanation: string }>();
  // The component may now show another company: an explanation opened for the previous one counts as closed.
  const opener = opened?.explanation === explanation ? opened.by : null;
  const toggle = ({ currentTarget }: SyntheticEvent<HTMLElement>) =>
    setOpened(opener ? undefined : { by: currentTarget, explanation });
  return (
    <>
      <Root {...rest} type="button" aria-haspopup="dialog" aria-expanded={opener !== null} onClick={toggle}>
        <Line>
          {children.split(REASONS).map((reason) => (
            <span key={reason}>{reason}</span>
          ))}
        </Line>
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
  line-height: calc(20 / 14);
  text-align: start;
  cursor: pointer;

  > svg {
    flex: none;
  }

  /* A touch target of 44 px that does not make the line taller. */
  &::after {
    content: '';
    position: absolute;
    inset: -12px 0;
  }

  &:hover {
    color: ${theme.color.accentStrong};
  }
`;

/* One line: a reason that does not fit wraps out of sight as a whole (FIT-04). */
const Line = styled.span`
  max-height: 1lh;
  overflow: hidden;

  > span {
    display: inline-block;
    white-space: pre;
  }
`;

const Explanation = styled.p`
  font-size: ${theme.text.s};
  overflow-wrap: anywhere;
`;
