import { useEffect } from 'react';
import { Dialog, Modal, ModalOverlay } from 'react-aria-components/Modal';
import { commandPaletteLabels } from '../../labels/commandPalette.ts';
import { usePartLabels } from '../../labels/partLabels.ts';
import { frame, panel, scrim } from './CommandPalette.css.ts';
import { CommandPalettePanel, type CommandPaletteProps } from './CommandPalettePanel.tsx';

export type { CommandEntry, CommandGroup, CommandPaletteProps, CommandStep } from './CommandPalettePanel.tsx';

export type { CommandPaletteLabels } from '../../labels/commandPalette.ts';

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
