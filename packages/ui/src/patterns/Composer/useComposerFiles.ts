import { useState, type ClipboardEvent, type DragEvent } from 'react';

export interface ComposerFilesOptions {
  isOff: boolean;
  check: ((file: File) => string | undefined) | undefined;
  onAttach: ((files: readonly File[]) => void) | undefined;
}

/** Files that are chosen, pasted or dropped: which are passed to the caller, and why the others are not. */
export function useComposerFiles({ isOff, check, onAttach }: ComposerFilesOptions) {
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const [isTarget, setTarget] = useState(false);

  const take = (files: readonly File[]) => {
    if (files.length === 0 || !onAttach || isOff) return;
    const wrong = files.map((file) => check?.(file));
    setRefusals(wrong.filter((each) => each !== undefined));
    const right = files.filter((_, index) => wrong[index] === undefined);
    if (right.length > 0) onAttach(right);
  };
  return {
    refusals,
    isTarget,
    take,
    forgetRefusals: () => setRefusals([]),
    onPaste: (event: ClipboardEvent) => {
      const files = [...event.clipboardData.files];
      if (files.length === 0 || !onAttach) return;
      event.preventDefault();
      take(files);
    },
    dropProps: {
      onDragOver: (event: DragEvent) => {
        if (!onAttach || isOff || !event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setTarget(true);
      },
      onDragLeave: (event: DragEvent) => {
        const to = event.relatedTarget;
        if (!(to instanceof Node && event.currentTarget.contains(to))) setTarget(false);
      },
      onDrop: (event: DragEvent) => {
        setTarget(false);
        if (!onAttach || isOff) return;
        event.preventDefault();
        take([...event.dataTransfer.files]);
      },
    },
  };
}
