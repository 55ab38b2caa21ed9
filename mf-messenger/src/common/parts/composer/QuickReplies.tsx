import X from '@lucide/icons/icons/x';
import Zap from '@lucide/icons/icons/zap';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Button } from 'shared-ui/Button';
import { Icon } from 'shared-ui/Icon';
import { IconButton } from 'shared-ui/IconButton';
import { Popover } from 'shared-ui/Popover';
import { query, theme, useMediaQuery } from 'shared-ui/theme';
import { MAX_REPLIES } from '#domain/limits';
import { useQuickReplies } from '#state/useQuickReplies';
import { texts } from './texts';

interface QuickRepliesProps {
  ownUserId: number;
  /** Current text of the field, which can be saved as a reply. */
  text: string;
  onChoose: (reply: string) => void;
}

/** Button ↯ with a list of saved replies: choosing one inserts it into the field. */
export function QuickReplies({ ownUserId, text, onChoose }: QuickRepliesProps) {
  const [control, setControl] = useState<HTMLElement | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const isNarrow = useMediaQuery(query.narrow);
  const { replies, keep, forget } = useQuickReplies(ownUserId);
  const written = text.trim();

  const whyNot = whyNotKept(written, replies);

  const close = () => setIsOpen(false);

  return (
    <>
      <IconButton
        aria-label={texts.replies}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={({ currentTarget }) => {
          setControl(currentTarget);
          setIsOpen(!isOpen);
        }}
      >
        <Icon icon={Zap} size={20} />
      </IconButton>
      <Popover control={control} isOpen={isOpen} isModal={isNarrow} onClose={close} aria-label={texts.replies}>
        {replies.length === 0 ? (
          <Note>{texts.noReplies}</Note>
        ) : (
          <List>
            {replies.map((reply) => (
              <Row key={reply}>
                <Reply
                  variant="ghost"
                  isWide
                  onClick={() => {
                    close();
                    onChoose(reply);
                  }}
                >
                  <Words dir="auto">{reply}</Words>
                </Reply>
                <IconButton size="small" aria-label={texts.forgetReply(reply)} onClick={() => forget(reply)}>
                  <Icon icon={X} size={16} />
                </IconButton>
              </Row>
            ))}
          </List>
        )}
        {whyNot === undefined ? (
          <Button variant="secondary" onClick={() => keep(written)}>
            {texts.saveReply}
          </Button>
        ) : (
          // A note, not a disabled button with a reason: that button would get the focus, and its tooltip would cover
          // the list.
          <Note>{whyNot}</Note>
        )}
        <Note>{texts.keptHere}</Note>
        {isNarrow && (
          <Button variant="ghost" onClick={close}>
            {texts.close}
          </Button>
        )}
      </Popover>
    </>
  );
}

function whyNotKept(written: string, replies: readonly string[]): string | undefined {
  if (written === '') return texts.nothingWritten;
  if (replies.includes(written)) return texts.alreadyKept;
  return replies.length >= MAX_REPLIES ? texts.tooManyReplies : undefined;
}

const List = styled.ul`
  max-width: ${theme.space(100)};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Row = styled.li`
  display: flex;
  gap: ${theme.space(1)};
  align-items: center;
`;

const Reply = styled(Button)`
  min-width: 0;
  padding-inline: ${theme.space(2)};
  font-weight: ${theme.weight.regular};
  text-align: start;
`;

const Words = styled.span`
  display: -webkit-box;
  flex: 1;
  min-width: 0;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow-wrap: anywhere;
`;

const Note = styled.p`
  margin: 0;
  color: ${theme.color.textMuted};
  font-size: ${theme.text.s};
`;
