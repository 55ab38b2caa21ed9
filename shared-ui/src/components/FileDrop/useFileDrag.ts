import { useEffect, useState, type DragEvent } from 'react';

interface FileDragOptions {
  /** Called with the dropped files, never with an empty list. */
  onFiles: (files: File[]) => void;
  isDisabled: boolean;
}

/** Event handlers of a drop area, and whether files are dragged over it. */
export function useFileDrag({ onFiles, isDisabled }: FileDragOptions) {
  const [isOver, setIsOver] = useState(false);

  useEffect(() => {
    // A file dropped outside the area would open in the browser in place of the page, and typed text would be lost.
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
      // Moving onto a child of the area also dispatches dragleave.
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

/** Dropped files without folders: a folder appears as an empty file, and only its entry reveals it. */
function droppedFiles({ items, files }: DataTransfer): File[] {
  const entries = Array.from(items ?? []).filter(({ kind }) => kind === 'file');
  return Array.from(files).filter((_, position) => entries[position]?.webkitGetAsEntry?.()?.isDirectory !== true);
}
