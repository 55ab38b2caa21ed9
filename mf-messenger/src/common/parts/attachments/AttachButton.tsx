import Paperclip from '@lucide/icons/icons/paperclip';
import { useRef } from 'react';
import { acceptedFiles } from 'shared-api/delivery/uploads';
import { FileInput } from 'shared-ui/FileDrop';
import { Icon } from 'shared-ui/Icon';
import { IconButton } from 'shared-ui/IconButton';
import { texts } from './texts';

interface AttachButtonProps {
  onFiles: (files: File[]) => void;
  /** The message already has the maximum number of files. */
  isFull: boolean;
  isDisabled?: boolean;
}

/** Button that opens the system's file dialog. */
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
        <Icon icon={Paperclip} size={20} />
      </IconButton>
      <FileInput ref={input} accept={acceptedFiles} disabled={isDisabled || isFull} onFiles={onFiles} />
    </>
  );
}
