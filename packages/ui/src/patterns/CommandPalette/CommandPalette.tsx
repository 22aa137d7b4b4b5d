import { useEffect } from 'react';
import { Dialog, Modal, ModalOverlay } from 'react-aria-components/Modal';
import type { LucideIcon } from '../../primitives/Icon/Icon.tsx';
import { frame, panel, scrim } from './CommandPalette.css.ts';
import { CommandPalettePanel } from './CommandPalettePanel.tsx';

/** Something to do or somewhere to go. */
export interface CommandEntry {
  /** Unique over all groups. */
  id: string;
  title: string;
  /** What tells it apart from others of its name; searched too. */
  hint?: string | undefined;
  icon?: LucideIcon | undefined;
  /** Other words that people look for it by. */
  keywords?: readonly string[] | undefined;
  /** The keys that do the same, as they are shown. The palette does not listen to them. */
  shortcut?: string | undefined;
  /** Either a place to go to or something to do. */
  href?: string | undefined;
  onSelect?: (() => void) | undefined;
}

export interface CommandGroup {
  id: string;
  label: string;
  entries: readonly CommandEntry[];
}

export interface CommandPaletteLabels {
  /** Names the window, its field and its list: «Go to or do something». */
  title: string;
  placeholder: string;
  close: string;
  /** Announced when the list has changed: «12 results». */
  count: (results: number) => string;
  /** When nothing was found: «Nothing called “xyz”». */
  empty: (query: string) => string;
  /** While `search` is under way. */
  loading: string;
  /** When `search` has failed. */
  failed: string;
  retry: string;
}

export interface CommandPaletteProps {
  labels: CommandPaletteLabels;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** What is known here; filtered while one types. */
  groups: readonly CommandGroup[];
  /** Stands first while nothing is typed. */
  recent?: CommandGroup | undefined;
  /** What only a server knows. Its groups come last, in its own order, and are not filtered again. */
  search?: ((query: string, signal: AbortSignal) => Promise<readonly CommandGroup[]>) | undefined;
  /** What stands in the field when it opens: what somebody typed who was quicker than the window. */
  initialQuery?: string | undefined;
  /** Told which entry was chosen, to remember it as recent. */
  onChosen?: ((id: string) => void) | undefined;
  /** Control K, or Command K on a Mac, opens and closes it from everywhere on the page. */
  hasHotkey?: boolean;
}

/** Everything that can be done or reached, by a few letters of its name. */
export function CommandPalette({
  isOpen,
  onOpenChange,
  hasHotkey = true,
  labels,
  ...search
}: CommandPaletteProps) {
  useEffect(() => {
    if (!hasHotkey) return;
    const listen = (event: KeyboardEvent) => {
      if (
        event.key.toLowerCase() !== 'k' ||
        event.ctrlKey === event.metaKey ||
        event.altKey ||
        event.shiftKey
      )
        return;
      event.preventDefault();
      onOpenChange(!isOpen);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [hasHotkey, isOpen, onOpenChange]);

  return (
    <ModalOverlay className={scrim} isOpen={isOpen} onOpenChange={onOpenChange} isDismissable>
      <Modal className={frame}>
        <Dialog className={panel} aria-label={labels.title}>
          <CommandPalettePanel {...search} labels={labels} onClose={() => onOpenChange(false)} />
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
