import { screen } from '@testing-library/react';
import type { PropsOf } from 'shared-api/federation';
import { fixtures, renderPage } from 'shared-api/testing';
import { Button } from 'shared-ui/Button';
import { Textarea } from 'shared-ui/Textarea';
import { WidgetLoaderContext, type WidgetLoader } from 'shared-ui/Widget';
import { SendingPage } from '../pages/SendingPage';

/** Stub of the messenger's composer: a text, an attachment that is uploaded at once, and uploads that start and end. */
function MessageComposer({
  label,
  text,
  onTextChange,
  attachments,
  onAttachmentsChange,
  onUploadingChange,
  isDisabled,
}: PropsOf<'mf_messenger/MessageComposer'>) {
  const [attachment] = fixtures.message({
    attachments: [{ id: 7, url: '/a', filename: 'каталог.pdf', filesize: 10, is_deleted: false }],
  }).attachments;
  return (
    <>
      <Textarea
        label={label}
        value={text}
        disabled={isDisabled}
        onChange={(event) => onTextChange(event.target.value)}
      />
      <Button onClick={() => attachment && onAttachmentsChange([...attachments, attachment])}>Приложить</Button>
      <Button onClick={() => onUploadingChange?.(true)}>Начать загрузку</Button>
      <p>Файлов: {attachments.length}</p>
    </>
  );
}

const loader: WidgetLoader = { load: () => Promise.resolve({ default: MessageComposer }) };

/** Opens `/sending` like the shell. */
export function openSending() {
  return renderPage(
    <WidgetLoaderContext value={loader}>
      <SendingPage />
    </WidgetLoaderContext>,
    { address: '/sending' },
  );
}

export const button = (name: string | RegExp) => screen.getByRole('button', { name });
export const findButton = (name: string | RegExp) => screen.findByRole('button', { name });
