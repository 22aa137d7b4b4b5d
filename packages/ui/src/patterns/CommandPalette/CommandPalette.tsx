import { useEffect } from 'react';
import { Dialog, Modal, ModalOverlay } from 'react-aria-components/Modal';
import { commandPaletteLabels, type CommandPaletteLabels } from '../../labels/commandPalette.ts';
import { usePartLabels } from '../../labels/partLabels.ts';
import type { LucideIcon } from '../../primitives/Icon/Icon.tsx';
import { frame, panel, scrim } from './CommandPalette.css.ts';
import { CommandPalettePanel } from './CommandPalettePanel.tsx';

/** An action or a page. */
export interface CommandEntry {
  /** Unique across all groups. */
  id: string;
  title: string;
  /** Distinguishes entries of the same name; also searched. */
  hint?: string | undefined;
  icon?: LucideIcon | undefined;
  /** Synonyms to search by. */
  keywords?: readonly string[] | undefined;
  /** The shortcut keys to show. The palette does not listen for them. */
  shortcut?: string | undefined;
  /** An address, an action, or a step: a second list to choose from, such as the person an action is for. */
  href?: string | undefined;
  onSelect?: (() => void) | undefined;
  step?: CommandStep | undefined;
}

/** What is chosen from after an entry with a `step`. Escape, or Backspace in the empty field, leads back. */
export interface CommandStep {
  /** Names the field and the list: «New note: for which person?». */
  title: string;
  placeholder: string;
  /** When nothing was found; by default that of the palette. */
  empty?: ((query: string) => string) | undefined;
  groups: readonly CommandGroup[];
  search?: CommandPaletteProps['search'];
}

export interface CommandGroup {
  id: string;
  label: string;
  entries: readonly CommandEntry[];
}

export type { CommandPaletteLabels } from '../../labels/commandPalette.ts';

export interface CommandPaletteProps {
  labels?: Partial<CommandPaletteLabels> | undefined;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Local entries; filtered while typing. */
  groups: readonly CommandGroup[];
  /** Shown first while the field is empty. */
  recent?: CommandGroup | undefined;
  /** Searches the server. Its groups come last, in its own order, and are not filtered again. */
  search?: ((query: string, signal: AbortSignal) => Promise<readonly CommandGroup[]>) | undefined;
  /** Initial text of the field: what was typed before the window appeared. */
  initialQuery?: string | undefined;
  /** Called with the chosen entry, to remember it as recent; within a step, with that step's entry. */
  onChosen?: ((id: string) => void) | undefined;
  /** Control K, or Command K on a Mac, toggles it from anywhere on the page. */
  hasHotkey?: boolean;
}

/** Finds any action or page by a few letters of its name. */
export function CommandPalette({
  isOpen,
  onOpenChange,
  hasHotkey = true,
  labels: own,
  ...search
}: CommandPaletteProps) {
  const labels = usePartLabels(commandPaletteLabels, own);
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
