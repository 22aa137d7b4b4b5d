import { useExportBloodDiagnosis } from '@healzy/api/blood-analysis';
import { LANGUAGES, type Language, reportFileName } from '@healzy/domain/shared';
import { SplitButton } from '@healzy/ui/components/SplitButton';
import { FileDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { tellFailed } from '../../../app/messages.ts';
import { useOpenPatient } from '../../../app/open-patient.ts';
import { saveFile } from '../../../app/save-file.ts';

/** Downloads results, observations and diagnosis as a PDF: in the patient's language, or as chosen from the menu. */
export function DiagnosisPdfButton({ medicalTestId, day }: { medicalTestId: string; day: string }) {
  const { t } = useTranslation('blood-analysis-diagnosis');
  const { data: patient } = useOpenPatient();
  const { mutateAsync, isPending } = useExportBloodDiagnosis();
  const download = async (language?: Language) => {
    try {
      const file = await mutateAsync({ medicalTestId, query: language === undefined ? {} : { language } });
      const name = `${patient?.name ?? ''} ${patient?.surname ?? ''}`;
      saveFile(file, reportFileName(t('pdf.file'), name, day), 'application/pdf');
    } catch (error) {
      tellFailed('bloodDiagnosis.export', error);
    }
  };
  return (
    <SplitButton
      icon={FileDown}
      label={t('pdf.download')}
      menuLabel={t('pdf.more')}
      isPending={isPending}
      pendingLabel={t('pdf.pending')}
      onPress={() => void download()}
      entries={LANGUAGES.map((language) => ({
        id: language,
        label: t(`pdf.${language}`),
        onAction: () => void download(language),
      }))}
    />
  );
}
