import { useExportCgmReport } from '@healzy/api/cgm/analysis';
import { LANGUAGES, reportFileName } from '@healzy/domain/shared';
import { SplitButton } from '@healzy/ui/components/SplitButton';
import { useAtomValue } from 'jotai';
import { FileDown } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { tellFailed } from '../../../app/messages.ts';
import { useOpenPatient } from '../../../app/open-patient.ts';
import { saveFile } from '../../../app/save-file.ts';
import { lazyPart } from '../../../app/lazy-part.tsx';
import { glucoseUnitAtom } from '../../../state/glucose-unit.ts';
import type { ReportOrder } from './ReportDialog.tsx';

const ReportDialog = lazyPart(async () => (await import('./ReportDialog.tsx')).ReportDialog, null);

/** Downloads the report of a test as a PDF: of 14 days in the patient's language, or as chosen from the menu. */
export function ReportButton({ medicalTestId, lastDay }: { medicalTestId: string; lastDay: string }) {
  const { t } = useTranslation('cgm-analysis');
  const unit = useAtomValue(glucoseUnitAtom);
  const { data: patient } = useOpenPatient();
  const { mutateAsync, isPending } = useExportCgmReport();
  const [isChoosing, setChoosing] = useState(false);
  const download = async (order: ReportOrder = {}): Promise<boolean> => {
    try {
      const query = { unit, ...order };
      const file = await mutateAsync({ medicalTestId, query });
      const name = `${patient?.name ?? ''} ${patient?.surname ?? ''}`;
      saveFile(file, reportFileName(t('report.file'), name, lastDay), 'application/pdf');
      return true;
    } catch (error) {
      tellFailed('cgmReport.export', error);
      return false;
    }
  };
  return (
    <>
      <SplitButton
        icon={FileDown}
        label={t('report.download')}
        menuLabel={t('report.more')}
        isPending={isPending}
        pendingLabel={t('report.pending')}
        onPress={() => void download()}
        entries={[
          ...LANGUAGES.map((language) => ({
            id: language,
            label: t(`report.in.${language}`),
            onAction: () => void download({ language }),
          })),
          { id: 'options', label: t('report.options.open'), onAction: () => setChoosing(true) },
        ]}
      />
      {isChoosing && <ReportDialog lastDay={lastDay} onOrder={download} onClose={() => setChoosing(false)} />}
    </>
  );
}
