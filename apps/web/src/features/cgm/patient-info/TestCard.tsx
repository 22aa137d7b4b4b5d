import { type MedicalTest, useBeginMedicalTest } from '@healzy/api/medical-tests';
import { Button } from '@healzy/ui/components/Button';
import { Card } from '@healzy/ui/components/Card';
import { DescriptionList } from '@healzy/ui/components/DescriptionList';
import { Inline, Stack } from '@healzy/ui/primitives';
import { useAtomValue } from 'jotai';
import { Ban, Pencil, Play } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fullName } from '../../../app/full-name.ts';
import { useFormats } from '../../../app/formats.ts';
import { lazyPart } from '../../../app/lazy-part.tsx';
import { report } from '../../../app/messages.ts';
import { useOpenIntent } from '../../../app/useOpenIntent.ts';
import { glucoseUnitAtom } from '../../../state/glucose-unit.ts';
import { useProfileName } from '../../medical-tests/useProfileName.ts';

const EditMedicalTestDialog = lazyPart(
  async () => (await import('../../medical-tests/EditMedicalTestDialog.tsx')).EditMedicalTestDialog,
);
const CancelMedicalTestDialog = lazyPart(
  async () => (await import('../../medical-tests/CancelMedicalTestDialog.tsx')).CancelMedicalTestDialog,
);

/** The test itself: its settings and people, and what can be done with it. */
export function TestCard({ test, zone }: { test: MedicalTest; zone: string }) {
  const { t } = useTranslation(['cgm-info', 'medical-tests']);
  const formats = useFormats();
  const unit = useAtomValue(glucoseUnitAtom);
  const begin = useBeginMedicalTest();
  const profileName = useProfileName();
  const [open, setOpen] = useState<'edit' | 'cancel' | null>(null);
  useOpenIntent('test', () => setOpen('edit'));
  const moments = [
    ['created', test.createdAt],
    ['begun', test.inProgressAt],
    ['finished', test.finishedAt],
    ['canceled', test.canceledAt],
  ] as const;
  return (
    <Card title={t('test.title')}>
      <Stack gap="md">
        <DescriptionList
          items={[
            { term: t('test.state'), detail: t(`medical-tests:state.${test.state}`) },
            ...moments.flatMap(([id, at]) =>
              at === null ? [] : [{ term: t(`test.${id}`), detail: formats.dateTime(at, zone) }],
            ),
            { term: t('test.profile'), detail: profileName(test.rangeProfile) },
            { term: t('test.unit'), detail: unit },
            { term: t('test.zone'), detail: zone.replaceAll('_', ' ') },
            { term: t('test.principal'), detail: fullName(test.principal) },
            {
              term: t('test.observers'),
              detail: test.observers.map(fullName).join(', ') || t('test.none'),
            },
            { term: t('test.observations'), detail: test.observations ?? t('test.none') },
          ]}
        />
        {test.canEdit && (
          <Inline gap="sm">
            {test.state === 'STARTED' && (
              <Button
                intent="primary"
                icon={Play}
                isPending={begin.isPending}
                onPress={() => void report('medicalTest.begin', begin.mutateAsync({ id: test.id }))}
              >
                {t('medical-tests:begin.action')}
              </Button>
            )}
            <Button icon={Pencil} onPress={() => setOpen('edit')}>
              {t('medical-tests:edit.action')}
            </Button>
            <Button icon={Ban} intent="quiet" onPress={() => setOpen('cancel')}>
              {t('medical-tests:cancel.action')}
            </Button>
          </Inline>
        )}
      </Stack>
      {open === 'edit' && test.canEdit && (
        <EditMedicalTestDialog
          test={test}
          draftKey={`cgm/${test.patientId}/${test.id}/test`}
          onClose={() => setOpen(null)}
        />
      )}
      {open === 'cancel' && test.canEdit && (
        <CancelMedicalTestDialog test={test} onClose={() => setOpen(null)} />
      )}
    </Card>
  );
}
