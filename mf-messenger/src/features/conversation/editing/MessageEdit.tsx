import Pencil from '@lucide/icons/icons/pencil';
import X from '@lucide/icons/icons/x';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { Message } from 'shared-api/contract';
import { keepDraft } from 'shared-api/storage';
import { Icon } from 'shared-ui/Icon';
import { IconButton } from 'shared-ui/IconButton';
import { theme } from 'shared-ui/theme';
import { toast } from 'shared-ui/toast';
import { useEditMessage } from '#api/useEditMessage';
import { Composer } from '#parts/composer/Composer';
import { useDraft } from '../state/useDraft';
import { texts } from '../texts';
import { editDraftName, type useEditing } from './editedMessage';

interface MessageEditProps {
  message: Message;
  ownUserId: number;
  editing: ReturnType<typeof useEditing>;
}

/**
 * Editor of a sent message of the current user (CHAT-07); the text is kept until it is saved or cancelled. Needs a
 * `key` per message.
 */
export function MessageEdit({ message, ownUserId, editing }: MessageEditProps) {
  const name = editDraftName(ownUserId, message.id);
  const [draft, setDraft] = useDraft(name);
  const [isTouched, setIsTouched] = useState(draft !== '');
  const text = isTouched ? draft : message.text;
  const editMessage = useEditMessage();
  const field = useRef<HTMLTextAreaElement>(null);

  useEffect(() => {
    const area = field.current;
    area?.focus();
    area?.setSelectionRange(area.value.length, area.value.length);
  }, []);

  const leave = () => {
    setDraft('');
    editing.leave();
  };

  const save = async (next: string) => {
    leave();
    if (next === message.text) return;
    try {
      await editMessage(message, next);
      toast.success(texts.edited);
    } catch {
      toast.danger(texts.editFailed);
      // Restores the text, at once or the next time this message is edited.
      keepDraft(name, next);
      editing.resume(message.id);
    }
  };

  return (
    <Composer
      purpose="save"
      text={text}
      onTextChange={(next) => {
        setIsTouched(true);
        setDraft(next);
      }}
      onSend={(next) => void save(next)}
      canBeBlank={message.attachments.length > 0}
      blankReason={texts.blankEdit}
      fieldRef={field}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
        event.preventDefault();
        leave();
      }}
      head={
        <Bar>
          <Icon icon={Pencil} size={16} />
          <Words>
            <b>{texts.editing}</b> <span dir="auto">{firstLine(message.text)}</span>
          </Words>
          <IconButton size="small" aria-label={texts.leaveEditing} onClick={leave}>
            <Icon icon={X} size={16} />
          </IconButton>
        </Bar>
      }
    />
  );
}

function firstLine(text: string): string {
  return text.split('\n', 1)[0]?.slice(0, 200) ?? '';
}

const Bar = styled.div`
  display: flex;
  gap: ${theme.space(2)};
  align-items: center;
  min-height: ${theme.space(10)};
  padding-left: ${theme.space(3)};
  border-left: 3px solid ${theme.color.accent};
  color: ${theme.color.textMuted};
  font-size: ${theme.text.s};

  > svg {
    flex: none;
    color: ${theme.color.accent};
  }
`;

const Words = styled.span`
  flex: 1;
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;

  > b {
    color: ${theme.color.text};
    font-weight: ${theme.weight.medium};
  }
`;
