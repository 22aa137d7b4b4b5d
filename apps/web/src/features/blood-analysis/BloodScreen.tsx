import { useMedicalTest } from '@healzy/api/medical-tests';
import { acceptsData } from '@healzy/domain/medical-tests';
import { InlineMessage } from '@healzy/ui/components/InlineMessage';
import { Tabs } from '@healzy/ui/components/Tabs';
import { Inline, Text } from '@healzy/ui/primitives';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { AppScreen, type AppScreenProps } from '../../app/AppScreen.tsx';
import { lazyPart } from '../../app/lazy-part.tsx';
import type { PageName } from '../../app/module.ts';
import { pathTo } from '../../app/paths.ts';
import { useOpenIntent } from '../../app/useOpenIntent.ts';
import { useParam } from '../../app/useParam.ts';
import { MedicalTestStatePill } from '../medical-tests/MedicalTestStatePill.tsx';

const EditMedicalTestDialog = lazyPart(
  async () => (await import('../medical-tests/EditMedicalTestDialog.tsx')).EditMedicalTestDialog,
);
const CancelMedicalTestDialog = lazyPart(
  async () => (await import('../medical-tests/CancelMedicalTestDialog.tsx')).CancelMedicalTestDialog,
);

/** The sub-pages in the order of their tabs. */
const PAGES = [
  { path: 'info', name: 'bloodInfo' },
  { path: 'diagnosis', name: 'bloodDiagnosis' },
  { path: 'observations', name: 'bloodObservations' },
] as const satisfies readonly { path: string; name: PageName }[];

export interface BloodScreenProps extends Omit<AppScreenProps, 'title' | 'description' | 'tabs'> {
  /** What the page shows, beside the state of the test. */
  aside?: string | undefined;
}

/** A sub-page of a blood analysis: the test's name, the tabs of its pages, its state, and why it cannot be changed if so. */
export function BloodScreen({
  aside,
  queries = [],
  children,
  moreActions = [],
  ...screen
}: BloodScreenProps) {
  const { t } = useTranslation(['blood-analysis', 'app']);
  const { pathname } = useLocation();
  const params = { patientId: useParam('patientId'), medicalTest: useParam('medicalTest') };
  const test = useMedicalTest(params.medicalTest);
  const { data } = test;
  const [open, setOpen] = useState<'edit' | 'cancel' | null>(null);
  useOpenIntent('test', () => setOpen('edit'));
  const reason = data && (!acceptsData(data.state) ? t('closed') : data.canEdit ? null : t('readOnly'));
  const canEdit = data?.canEdit === true && acceptsData(data.state);
  return (
    <AppScreen
      {...screen}
      title={data?.name ?? t('title')}
      tabs={
        <Tabs
          label={t('tabs')}
          location={pathname}
          items={PAGES.map(({ path, name }) => ({
            href: pathTo(
              `/patient/:patientId/medical-test/blood-analysis/:medicalTest/${path}` as const,
              params,
            ),
            label: t(`app:place.${name}`),
          }))}
        />
      }
      moreActions={
        canEdit
          ? [
              ...moreActions,
              { id: 'edit', label: t('edit'), onAction: () => setOpen('edit') },
              { id: 'cancel', label: t('cancel'), onAction: () => setOpen('cancel') },
            ]
          : moreActions
      }
      queries={[test, ...queries]}
    >
      {data && (
        <Inline gap="sm">
          <MedicalTestStatePill state={data.state} />
          {aside !== undefined && <Text tone="muted">{aside}</Text>}
          {reason && <InlineMessage>{reason}</InlineMessage>}
        </Inline>
      )}
      {children}
      {open === 'edit' && canEdit && (
        <EditMedicalTestDialog
          test={data}
          draftKey={`blood-analysis/${data.patientId}/${data.id}/test`}
          onClose={() => setOpen(null)}
        />
      )}
      {open === 'cancel' && canEdit && <CancelMedicalTestDialog test={data} onClose={() => setOpen(null)} />}
    </AppScreen>
  );
}
