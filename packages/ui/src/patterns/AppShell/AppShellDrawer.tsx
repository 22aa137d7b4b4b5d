import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import * as styles from './AppShell.css.ts';

export interface AppShellDrawerProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Names the navigation in it. */
  name: string;
  closeLabel: string;
  children: ReactNode;
}

/** The menu of narrow screens, over the content. */
export function AppShellDrawer({ isOpen, onOpenChange, name, closeLabel, children }: AppShellDrawerProps) {
  return (
    <ModalOverlay className={styles.scrim} isOpen={isOpen} onOpenChange={onOpenChange} isDismissable>
      <Modal className={styles.drawer}>
        <Dialog className={styles.drawerBody} aria-label={name}>
          <Button className={styles.close} aria-label={closeLabel} onPress={() => onOpenChange(false)}>
            <X size={20} aria-hidden />
          </Button>
          <nav className={styles.drawerMenu} aria-label={name}>
            {children}
          </nav>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
