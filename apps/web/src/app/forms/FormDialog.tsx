import { ConfirmDialog } from '@healzy/ui/components/ConfirmDialog';
import { Dialog } from '@healzy/ui/components/Dialog';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router-dom';

export interface FormDialogProps {
  title: string;
  onClose: () => void;
  isDirty: boolean;
  size?: 'small' | 'medium' | 'large';
  children: ReactNode;
}

/** A form over the page. Whoever typed something is asked before it is thrown away, also by going elsewhere. */
export function FormDialog({ title, onClose, isDirty, size = 'large', children }: FormDialogProps) {
  const { t } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  const blocker = useBlocker(isDirty);
  const isBlocked = blocker.state === 'blocked';
  const stay = () => {
    setAsking(false);
    if (isBlocked) blocker.reset();
  };
  return (
    <>
      <Dialog
        title={title}
        size={size}
        closeLabel={t('action.close')}
        isOpen
        isDismissable={false}
        onOpenChange={(isOpen) => {
          if (isOpen) return;
          if (isDirty) setAsking(true);
          else onClose();
        }}
      >
        {children}
      </Dialog>
      <ConfirmDialog
        title={t('leave.title')}
        isOpen={isAsking || isBlocked}
        onOpenChange={(isOpen) => !isOpen && stay()}
        confirmLabel={t('leave.leave')}
        cancelLabel={t('leave.stay')}
        closeLabel={t('action.close')}
        intent="danger"
        onConfirm={() => {
          onClose();
          if (isBlocked) blocker.proceed();
        }}
      >
        {t('leave.text')}
      </ConfirmDialog>
    </>
  );
}
