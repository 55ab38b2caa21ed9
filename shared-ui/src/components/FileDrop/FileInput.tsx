import type { ChangeEvent, ComponentPropsWithRef } from 'react';

export interface FileInputProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'hidden' | 'onChange'> {
  /** Takes what was chosen, never an empty list. */
  onFiles: (files: File[]) => void;
}

/**
 * Opens the system's window when it is clicked by code. Hidden from everybody: its own button speaks the browser's language, the one
 * that clicks it speaks Russian.
 */
export function FileInput({ onFiles, ...rest }: FileInputProps) {
  const handleChosen = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const files = Array.from(currentTarget.files ?? []);
    // Else the same file, chosen again after a failure, would be no change.
    currentTarget.value = '';
    if (files.length > 0) onFiles(files);
  };
  return <input multiple {...rest} type="file" hidden onChange={handleChosen} />;
}
