import { QRCodeSVG } from 'qrcode.react';
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { theme } from 'shared-ui/theme';

export interface QrCodeProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'title'> {
  /** The encoded address. */
  value: string;
  /** Accessible name: where the code leads. */
  title: string;
  /** Width in px; shrinks with its container. */
  size?: number;
}

/** An address as a QR code. Always dark on white: not every camera reads inverted codes. */
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
