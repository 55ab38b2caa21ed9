import Megaphone from '@lucide/icons/icons/megaphone';
import { styled } from 'styled-components';
import type { Schema } from 'shared-api/contract';
import { Icon } from 'shared-ui/Icon';
import { theme } from 'shared-ui/theme';
import { texts } from '../texts';

interface BroadcastSampleProps {
  sample: Schema<'BroadcastPreview'>['samples'][number];
  /** Where it is read. */
  channel: Schema<'BroadcastChannel'>;
  /** E-mails and messages lead to the mailing's page, which it has with a notice. */
  hasPage: boolean;
}

/** A mailing as one company gets it by one channel. */
export function BroadcastSample({ sample, channel, hasPage }: BroadcastSampleProps) {
  const { subject, greeting, text } = sample;
  const link = hasPage ? texts.openPage : texts.openStart;
  switch (channel) {
    case 'email':
      return (
        <Sheet>
          {subject !== '' && <strong>{subject}</strong>}
          <p>{greeting}</p>
          {text !== '' && <p>{text}</p>}
          <Pressed>{link}</Pressed>
          <Quiet>{texts.farewell}</Quiet>
        </Sheet>
      );
    case 'bell':
      return (
        <Row>
          <Icon icon={Megaphone} size={20} />
          <div>
            <Line>{texts.inBell(subject)}</Line>
            <Line>{text}</Line>
          </div>
        </Row>
      );
    case 'bot':
      return (
        <Sheet>
          <p>{subject}</p>
          <p>{text}</p>
          <Quiet>{texts.linkOf(link)}</Quiet>
        </Sheet>
      );
  }
}

const Sheet = styled.div`
  display: grid;
  gap: ${theme.space(3)};
  padding: ${theme.space(4)};
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.control};
  background: ${theme.color.sunken};
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;

/* The look of the e-mail's button, which leads nowhere here. */
const Pressed = styled.span`
  justify-self: start;
  padding: ${theme.space(2)} ${theme.space(4)};
  border-radius: ${theme.radius.control};
  background: ${theme.color.accent};
  color: ${theme.color.onAccent};
`;

const Quiet = styled.p`
  color: ${theme.color.textMuted};
  font-size: ${theme.text.s};
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${theme.space(2)};
  padding: ${theme.space(3)};
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.control};
  background: ${theme.color.sunken};
`;

const Line = styled.p`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;

  & + & {
    color: ${theme.color.textMuted};
  }
`;
