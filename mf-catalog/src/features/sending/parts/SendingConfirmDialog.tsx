import { styled } from 'styled-components';
import type { Attachment } from 'shared-api/contract';
import { storedFileName } from 'shared-api/text';
import { ConfirmDialog } from 'shared-ui/Dialog';
import { formatFileSize } from 'shared-ui/files';
import { theme } from 'shared-ui/theme';
import { texts } from '../texts';

interface SendingConfirmDialogProps {
  isOpen: boolean;
  count: number;
  text: string;
  attachments: readonly Attachment[];
  onClose: () => void;
  onConfirm: () => Promise<void>;
}

/** Asks for confirmation before a mailing is sent, showing the number of recipients and the beginning of the text. */
export function SendingConfirmDialog({
  isOpen,
  count,
  text,
  attachments,
  onClose,
  onConfirm,
}: SendingConfirmDialogProps) {
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      onConfirm={onConfirm}
      title={texts.confirmTitle}
      confirmLabel={texts.send(count)}
      isSheet
    >
      <p>{texts.confirm(count)}</p>
      {text.trim() !== '' && <Beginning>{text.trim()}</Beginning>}
      {attachments.length > 0 && (
        <ul>
          {attachments.map(({ id, filename, filesize }) => (
            <File key={id}>
              {storedFileName(filename)} · {formatFileSize(filesize)}
            </File>
          ))}
        </ul>
      )}
    </ConfirmDialog>
  );
}

const Beginning = styled.blockquote`
  display: -webkit-box;
  overflow: hidden;
  margin: 0;
  padding-inline-start: ${theme.space(3)};
  border-inline-start: 2px solid ${theme.color.border};
  color: ${theme.color.textMuted};
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

const File = styled.li`
  overflow-wrap: anywhere;
  font-size: ${theme.text.s};
`;
