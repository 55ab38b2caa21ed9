import { useState } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { paths } from 'shared-api/paths';
import { Button } from 'shared-ui/Button';
import { theme } from 'shared-ui/theme';

interface InvitationNoteProps {
  /** The sender's note. */
  text: string;
  /** The other side of the chat that continues it. */
  userId: number;
}

/** The note of an invitation in two lines, with the rest on request and a link to the chat. */
export function InvitationNote({ text, userId }: InvitationNoteProps) {
  const [isWhole, setIsWhole] = useState(false);
  const [isCut, setIsCut] = useState(false);
  const measure = (box: HTMLElement | null) => {
    if (box && !isWhole) setIsCut(box.scrollHeight > box.clientHeight);
  };
  return (
    <Root>
      <Text ref={measure} $isWhole={isWhole}>
        «{text}»
      </Text>
      <Ways>
        {isCut && (
          <More variant="ghost" size="small" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
            {isWhole ? texts.less : texts.more}
          </More>
        )}
        <Link to={paths.chatWith(userId)}>{texts.chat}</Link>
      </Ways>
    </Root>
  );
}

const texts = { more: 'ещё', less: 'свернуть', chat: 'Открыть переписку' };

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  font-size: ${theme.text.s};
`;

const Text = styled.p<{ $isWhole: boolean }>`
  overflow-wrap: anywhere;
  white-space: pre-line;
  ${({ $isWhole }) =>
    !$isWhole && 'display: -webkit-box; overflow: hidden; -webkit-box-orient: vertical; -webkit-line-clamp: 2;'}
`;

const Ways = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space(2)};

  /* A touch target that reaches beyond the line. */
  > a {
    position: relative;
    padding-block: ${theme.space(3)};
    margin-block: ${theme.space(-2)};
  }
`;

/* A ghost button has no visible edge: align its text, not its box. */
const More = styled(Button)`
  margin-inline-start: calc(-1 * ${theme.space(3)});
`;
