import type { ChangeEvent, ComponentPropsWithRef } from 'react';

export interface FileInputProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'hidden' | 'onChange'> {
  /** Never called with an empty list. */
  onFiles: (files: File[]) => void;
}

/**
 * A hidden file input; call its `click()` to open the file dialog. Hidden, because its native button is in the browser's language
 * and ours is in Russian.
 */
export function FileInput({ onFiles, ...rest }: FileInputProps) {
  const handleChosen = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const files = Array.from(currentTarget.files ?? []);
    // Without the reset, choosing the same file again after a failure fires no `change` event.
    currentTarget.value = '';
    if (files.length > 0) onFiles(files);
  };
  return <input multiple {...rest} type="file" hidden onChange={handleChosen} />;
}
