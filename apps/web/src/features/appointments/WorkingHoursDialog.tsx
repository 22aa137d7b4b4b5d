import { useUpdateWorkingHours, useWorkingHours, type WorkingHours } from '@healzy/api/appointments';
import { managesHoursOf } from '@healzy/domain/appointments';
import { Select } from '@healzy/ui/components/Select';
import { Stack, Text } from '@healzy/ui/primitives';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../app/forms/FormDialog.tsx';
import { useStoredRecord } from '../../app/forms/useStoredRecord.ts';
import { fullName } from '../../app/full-name.ts';
import { Loaded } from '../../app/Loaded.tsx';
import { useCurrentAccount } from '../../state/account.ts';
import { WorkingHoursForm } from './WorkingHoursForm.tsx';
import { placeOfZone } from './zone-names.ts';

export interface WorkingHoursDialogProps {
  /** Whose calendar is open: they are listed first. */
  professionalId: string | null;
  /** Whose hours are requested by name, whichever calendar is open. */
  userId?: string;
  zone: string;
  onClose: () => void;
}

/** Working hours: a specialist's own; for administrators everybody's. */
export function WorkingHoursDialog({ professionalId, userId, zone, onClose }: WorkingHoursDialogProps) {
  const { t } = useTranslation('appointments');
  const query = useWorkingHours();
  const actor = useCurrentAccount();
  const [chosenId, setChosenId] = useState(
    userId === undefined ? (professionalId ?? actor?.professionalId ?? null) : null,
  );
  const all = (query.data?.items ?? []).filter(
    (hours) => actor !== null && managesHoursOf(actor, hours.professionalId),
  );
  const isShown = (hours: WorkingHours) =>
    chosenId === null ? hours.userId === userId : hours.professionalId === chosenId;
  const shown = all.find(isShown) ?? all[0];
  return (
    <FormDialog title={t('hours.title')} onClose={onClose}>
      <Loaded queries={[query]}>
        <Stack gap="md">
          <Text as="p" tone="muted">
            {t('hours.text', { place: placeOfZone(zone) })}
          </Text>
          {all.length > 1 && shown && (
            <Select
              label={t('hours.whose')}
              placeholder={t('hours.whose')}
              options={all.map((hours) => ({ id: hours.professionalId, label: fullName(hours) }))}
              value={shown.professionalId}
              onChange={setChosenId}
            />
          )}
          {shown && <HoursOfOne key={shown.userId} hours={shown} onClose={onClose} />}
        </Stack>
      </Loaded>
    </FormDialog>
  );
}

function HoursOfOne({ hours, onClose }: { hours: WorkingHours; onClose: () => void }) {
  const { t } = useTranslation('appointments');
  const update = useUpdateWorkingHours();
  const { source } = useStoredRecord(hours, ({ week }) => week);
  return (
    <WorkingHoursForm
      {...source}
      draftKey={`working-hours/${hours.userId}`}
      labels={{ form: t('hours.title'), save: t('hours.save') }}
      onSave={async (_week, version, body) => {
        await update.mutateAsync({ userId: hours.userId, version, body });
      }}
      onSaved={onClose}
    />
  );
}
