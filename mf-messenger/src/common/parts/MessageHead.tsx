import { styled } from 'styled-components';
import { formatMessageTime } from 'shared-api/time';
import { theme } from 'shared-ui/theme';

interface MessageHeadProps {
  company: string;
  /** ISO instant of the last message. */
  time: string;
  isUnseen?: boolean;
}

/** First line of a chat in a list: company and time of the last message. Fills the last two columns of a grid. */
export function MessageHead({ company, time, isUnseen = false }: MessageHeadProps) {
  return (
    <>
      <Company $isUnseen={isUnseen}>{company}</Company>
      <Time dateTime={time}>{formatMessageTime(time)}</Time>
    </>
  );
}

const Company = styled.span<{ $isUnseen: boolean }>`
  overflow: hidden;
  font-weight: ${({ $isUnseen }) => ($isUnseen ? theme.weight.bold : theme.weight.medium)};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Time = styled.time`
  color: ${theme.color.textMuted};
  font-size: ${theme.text.xs};
  font-variant-numeric: tabular-nums;
`;
