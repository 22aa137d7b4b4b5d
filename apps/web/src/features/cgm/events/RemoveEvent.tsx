import { type CgmEvent, useDeleteCgmEvent } from '@healzy/api/cgm/events';
import { useTranslation } from 'react-i18next';
import { ConfirmAction } from '../../../app/ConfirmAction.tsx';

export interface RemoveEventProps {
  event: CgmEvent;
  onClose: () => void;
  /** Awaited before the success message, which a navigation would clear. */
  onDone?: () => Promise<void>;
}

/** Asks for confirmation before an event is deleted, and mentions the pictures that are deleted with it. */
export function RemoveEvent({ event, onClose, onDone }: RemoveEventProps) {
  const { t } = useTranslation('cgm-events');
  const remove = useDeleteCgmEvent(event.medicalTestId);
  return (
    <ConfirmAction
      act="cgmEvent.delete"
      title={t('remove.title', { name: event.name })}
      confirmLabel={t('remove.confirm')}
      run={() => remove.mutateAsync(event.id)}
      onClose={onClose}
      onDone={onDone}
    >
      {event.pictures.length > 0 ? t('remove.pictures', { count: event.pictures.length }) : t('remove.text')}
    </ConfirmAction>
  );
}
