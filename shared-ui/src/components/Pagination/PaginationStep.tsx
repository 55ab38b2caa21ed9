import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { css, styled } from 'styled-components';
import { theme } from 'shared-ui/theme';
import { useFollow } from 'shared-ui/useFollow';

interface PaginationStepProps {
  page: number;
  label: string;
  isCurrent?: boolean;
  isDisabled?: boolean;
  onChange?: (page: number) => void;
  getHref?: (page: number) => string;
  children: ReactNode;
}

/** A link when pages have addresses, otherwise a button. */
export function PaginationStep({
  page,
  label,
  isCurrent,
  isDisabled,
  onChange,
  getHref,
  children,
}: PaginationStepProps) {
  const naming = { 'aria-label': label, 'aria-current': isCurrent ? ('page' as const) : undefined };
  if (getHref && !isDisabled) {
    return (
      <LinkedStep {...naming} to={getHref(page)}>
        {children}
      </LinkedStep>
    );
  }
  return (
    // `aria-disabled`, not `disabled`: «next» keeps focus when it leads to the last page.
    <ButtonStep
      {...naming}
      type="button"
      aria-disabled={isDisabled || undefined}
      onClick={() => !isDisabled && !isCurrent && onChange?.(page)}
    >
      {children}
    </ButtonStep>
  );
}

function LinkedStep(props: LinkProps) {
  // The next page’s data often arrives while the old page still re-renders for the new address, and would otherwise
  // wait for that render.
  return <LinkStep {...props} onClick={useFollow({ isSlow: true })} />;
}

const style = css`
  display: inline-grid;
  place-items: center;
  min-width: ${theme.control.height};
  min-height: ${theme.control.height};
  padding: 0 ${theme.space(2)};
  border: 1px solid transparent;
  border-radius: ${theme.radius.control};
  background: transparent;
  color: ${theme.color.text};
  font-size: ${theme.text.body};
  font-variant-numeric: tabular-nums;
  text-decoration: none;
  cursor: pointer;

  &:hover {
    background: ${theme.color.neutralSoft};
    color: ${theme.color.text};
  }

  &[aria-current='page'] {
    border-color: ${theme.color.accent};
    background: ${theme.color.accentSoft};
    color: ${theme.color.accent};
    font-weight: ${theme.weight.bold};
    cursor: default;
  }

  &[aria-disabled='true'] {
    background: transparent;
    opacity: 0.4;
    cursor: not-allowed;
  }
`;

const LinkStep = styled(Link)`
  ${style}
`;

const ButtonStep = styled.button`
  ${style}
`;
