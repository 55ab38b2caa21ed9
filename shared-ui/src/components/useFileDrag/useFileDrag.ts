import { useEffect, useState, type DragEvent } from 'react';

interface FileDragOptions {
  /** Takes the files that were let go here, never an empty list. */
  onFiles: (files: File[]) => void;
  /** Takes nothing. */
  isDisabled: boolean;
}

/** The events of an area that files are dropped on, and whether some hover over it now. */
export function useFileDrag({ onFiles, isDisabled }: FileDragOptions) {
  const [isOver, setIsOver] = useState(false);

  useEffect(() => {
    // A file let go beside the area would open in the browser in the page's place, and what was typed there would be gone.
    const refuse = (event: globalThis.DragEvent) => {
      if (event.defaultPrevented || !event.dataTransfer || !hasFiles(event.dataTransfer)) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'none';
    };
    window.addEventListener('dragover', refuse);
    window.addEventListener('drop', refuse);
    return () => {
      window.removeEventListener('dragover', refuse);
      window.removeEventListener('drop', refuse);
    };
  }, []);

  const events = {
    onDragOver: (event: DragEvent) => {
      if (isDisabled || !hasFiles(event.dataTransfer)) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'copy';
      setIsOver(true);
    },
    onDragLeave: (event: DragEvent) => {
      // Moving over what stands inside the area leaves nothing.
      if (event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget)) return;
      setIsOver(false);
    },
    onDrop: (event: DragEvent) => {
      if (isDisabled || !hasFiles(event.dataTransfer)) return;
      event.preventDefault();
      setIsOver(false);
      const files = droppedFiles(event.dataTransfer);
      if (files.length > 0) onFiles(files);
    },
  };
  return { isOver: isOver && !isDisabled, events };
}

function hasFiles({ types }: DataTransfer): boolean {
  return types.includes('Files');
}

/** A dropped folder comes as a file without content, and only its entry tells. */
function droppedFiles({ items, files }: DataTransfer): File[] {
  const entries = Array.from(items ?? []).filter(({ kind }) => kind === 'file');
  return Array.from(files).filter((_, position) => entries[position]?.webkitGetAsEntry?.()?.isDirectory !== true);
}
