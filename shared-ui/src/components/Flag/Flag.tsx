import { memo, type ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { theme } from 'shared-ui/theme';
import { flagsByCountry } from './flags';

export interface FlagProps extends ComponentPropsWithRef<'span'> {
  /** Country name in Russian. */
  country: string;
  /** Hides the flag from screen readers, for use next to the country's name. */
  isDecorative?: boolean;
}

/** A country's flag; a neutral one for countries without a drawing. */
export const Flag = memo(function Flag({ country, isDecorative = false, ...rest }: FlagProps) {
  const Picture = flagsByCountry.get(country.trim().toLowerCase());
  const naming = isDecorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': country };
  return (
    <Root {...naming} title={country} {...rest}>
      {Picture && <Picture aria-hidden />}
    </Root>
  );
});

const Root = styled.span`
  display: inline-block;
  flex: none;
  width: 21px;
  height: 14px;
  overflow: hidden;
  border-radius: 2px;
  background: ${theme.color.neutralSoft};
  /* White flags need an edge on a white card. */
  outline: 1px solid ${theme.color.border};
  outline-offset: -1px;
  vertical-align: -0.125em;

  > svg {
    width: 100%;
    height: 100%;
  }
`;
