import { QRCodeSVG } from 'qrcode.react';
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { theme } from 'shared-ui/theme';

export interface QrCodeProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'title'> {
  /** What the code says: an address. */
  value: string;
  /** What scanning it leads to, for those who cannot see it. */
  title: string;
  /** Width in px; narrower where there is less room. */
  size?: number;
}

/** An address to scan with a phone. Always dark on white: not every camera reads the other way round. */
export function QrCode({ value, title, size = 300, ...rest }: QrCodeProps) {
  return (
    <Root {...rest} style={{ maxWidth: size, ...rest.style }}>
      <QRCodeSVG value={value} size={size} title={title} marginSize={4} role="img" aria-label={title} />
    </Root>
  );
}

const Root = styled.div`
  width: 100%;
  overflow: hidden;
  border-radius: ${theme.radius.card};

  > svg {
    display: block;
    width: 100%;
    height: auto;
  }
`;
