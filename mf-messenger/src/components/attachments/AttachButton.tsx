import Paperclip from 'lucide-react/icons/paperclip';
import { useRef } from 'react';
import { acceptedFiles } from 'shared-api/upload';
import { FileInput } from 'shared-ui/FileDrop';
import { IconButton } from 'shared-ui/IconButton';
import { texts } from './texts';

interface AttachButtonProps {
  onFiles: (files: File[]) => void;
  /** One message takes no more. */
  isFull: boolean;
  isDisabled?: boolean;
}

/** Opens the system's window to choose files. */
export function AttachButton({ onFiles, isFull, isDisabled = false }: AttachButtonProps) {
  const input = useRef<HTMLInputElement>(null);

  return (
    <>
      <IconButton
        aria-label={texts.attach}
        reason={isFull ? texts.tooMany : undefined}
        disabled={isDisabled}
        onClick={() => input.current?.click()}
      >
        <Paperclip size={20} aria-hidden />
      </IconButton>
      <FileInput ref={input} accept={acceptedFiles} disabled={isDisabled || isFull} onFiles={onFiles} />
    </>
  );
}
