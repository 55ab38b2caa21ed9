import { styled } from 'styled-components';
import type { ChatWithUser } from 'shared-api/contract';
import { theme } from 'shared-ui/theme';
import { Composer } from '#components/composer/Composer';
import { texts } from '../texts';
import { useDraft } from '../useDraft';

interface ChatSendBlockProps {
  chat: ChatWithUser;
  ownUserId: number;
  onSend: (text: string) => void;
}

/** Where one writes to a chat, with the draft kept per chat; a blocked chat says why there is nothing. */
export function ChatSendBlock({ chat, ownUserId, onSend }: ChatSendBlockProps) {
  const [draft, setDraft] = useDraft(`chat.${ownUserId}.${chat.user_id}`);
  if (chat.is_blocked) return <Blocked>{texts.blocked}</Blocked>;
  return (
    <Composer
      text={draft}
      onTextChange={setDraft}
      onSend={(text) => {
        onSend(text);
        setDraft('');
      }}
    />
  );
}

const Blocked = styled.p`
  margin: 0;
  padding: ${theme.space(4)};
  border-top: 1px solid ${theme.color.border};
  color: ${theme.color.textMuted};
  text-align: center;
`;
