import { styled } from 'styled-components';
import { Button } from 'shared-ui/Button';
import { Card } from 'shared-ui/Card';
import { Stack } from 'shared-ui/Stack';
import { theme } from 'shared-ui/theme';
import { texts } from '../texts';

export interface SendingSummaryProps {
  willGet: number;
  /** Number of excluded companies, with whom the viewer has communicated already. */
  leftOut: number;
  attachments: number;
  /** Why the mailing cannot be sent now. */
  reason: string | undefined;
  onBringBack: () => void;
  onSend: () => void;
  /** The draft is stored on this device. */
  isKept: boolean;
}

/** Number of recipients and the send button, which the countdown bar replaces while the mailing can be undone. */
export function SendingSummary({
  willGet,
  leftOut,
  attachments,
  reason,
  onBringBack,
  onSend,
  isKept,
  isCounting,
}: SendingSummaryProps & { isCounting: boolean }) {
  return (
    <Side title={texts.summary}>
      <Stack gap={4}>
        <Numbers>
          <div>
            <dt>{texts.willGet}</dt>
            <dd>{willGet.toLocaleString('ru-RU')}</dd>
          </div>
          {leftOut > 0 && (
            <div>
              <dt>
                {texts.left} <small>{texts.leftHint}</small>
              </dt>
              <dd>
                {!isCounting && (
                  <Button variant="ghost" size="small" onClick={onBringBack}>
                    {texts.bringBack}
                  </Button>
                )}
                <span>{leftOut.toLocaleString('ru-RU')}</span>
              </dd>
            </div>
          )}
          {attachments > 0 && (
            <div>
              <dt>{texts.attachments}</dt>
              <dd>{attachments}</dd>
            </div>
          )}
        </Numbers>
        {!isCounting && (
          <Button isWide reason={reason} onClick={onSend}>
            {texts.send(willGet)}
          </Button>
        )}
        {isKept && <Kept>{texts.draftKept}</Kept>}
      </Stack>
    </Side>
  );
}

const Side = styled(Card)`
  @container (min-width: 960px) {
    position: sticky;
    top: ${theme.space(6)};
  }
`;

const Numbers = styled.dl`
  display: grid;
  gap: ${theme.space(2)};

  > div {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${theme.space(2)};
  }

  dt {
    color: ${theme.color.textMuted};
  }

  small {
    display: block;
    font-size: ${theme.text.xs};
  }

  dd {
    display: flex;
    align-items: center;
    gap: ${theme.space(1)};
    font-weight: ${theme.weight.bold};
    font-variant-numeric: tabular-nums;
  }
`;

const Kept = styled.p`
  color: ${theme.color.textMuted};
  font-size: ${theme.text.s};
`;
