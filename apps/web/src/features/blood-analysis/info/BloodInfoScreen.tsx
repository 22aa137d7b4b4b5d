import {
  type BloodFhirExport,
  useBloodReports,
  useBloodResults,
  useBloodTrends,
  useExportBloodFhir,
  type BloodReportSummary,
} from '@healzy/api/blood-analysis';
import { Button } from '@healzy/ui/components/Button';
import { EmptyState } from '@healzy/ui/components/EmptyState';
import { Disclosure } from '@healzy/ui/components/Disclosure';
import { Stack } from '@healzy/ui/primitives';
import { FileDown, FileInput, Pencil } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useFormats } from '../../../app/formats.ts';
import { lazyPart } from '../../../app/lazy-part.tsx';
import { LoadingPlace } from '../../../app/Loaded.tsx';
import { tellFailed } from '../../../app/messages.ts';
import { saveFile } from '../../../app/save-file.ts';
import { useParam } from '../../../app/useParam.ts';
import { BloodScreen } from '../BloodScreen.tsx';
import { sampledText } from '../figures.ts';
import { BY_HAND, REVIEW, reviewAddress, SAVED } from '../review/review-address.ts';
import { ReportsCard } from '../upload/ReportsCard.tsx';
import { UploadPanel } from '../upload/UploadPanel.tsx';
import { useReportUpload } from '../upload/useReportUpload.ts';

const ReviewView = lazyPart(
  async () => (await import('../review/ReviewView.tsx')).ReviewView,
  <LoadingPlace isTall />,
);
const BloodResultsView = lazyPart(
  async () => (await import('./BloodResultsView.tsx')).BloodResultsView,
  <LoadingPlace isTall />,
);
const FhirImportDialog = lazyPart(
  async () => (await import('../fhir/FhirImportDialog.tsx')).FhirImportDialog,
);
const FhirExportDialog = lazyPart(
  async () => (await import('../fhir/FhirExportDialog.tsx')).FhirExportDialog,
);

/**
 * `/patient/:patientId/medical-test/blood-analysis/:medicalTest/info`: the reports to review, the review itself, and the
 * reviewed results.
 */
export function BloodInfoScreen() {
  const { t } = useTranslation(['blood-analysis', 'blood-analysis-review']);
  const formats = useFormats();
  const navigate = useNavigate();
  const params = { patientId: useParam('patientId'), medicalTest: useParam('medicalTest') };
  const [search] = useSearchParams();
  const reports = useBloodReports(params.medicalTest);
  const results = useBloodResults(params.medicalTest);
  const trends = useBloodTrends(params.patientId);
  const upload = useReportUpload(params.medicalTest, ({ id }) => void navigate(reviewAddress(params, id)));
  const exporting = useExportBloodFhir();
  const [isImporting, setImporting] = useState(false);
  const [exported, setExported] = useState<BloodFhirExport | null>(null);
  const exportFhir = async () => {
    try {
      const file = await exporting.mutateAsync({ medicalTestId: params.medicalTest });
      saveFile(JSON.stringify(file.bundle, null, 2), file.fileName, 'application/fhir+json');
      if (file.notSaid.length > 0) setExported(file);
    } catch (error) {
      tellFailed('bloodFhir.export', error);
    }
  };
  const { data } = results;
  const source = search.get(REVIEW);
  const canEdit = data?.canEdit === true;
  const isReviewing = source !== null && canEdit;
  const hasResults = data !== undefined && data.values.length > 0;
  const hrefOf = ({ id }: BloodReportSummary) => reviewAddress(params, id);
  const panel = (
    <UploadPanel
      step={upload.step}
      onFile={upload.choose}
      onConfirm={upload.confirm}
      onCancel={upload.cancel}
      byHandHref={reviewAddress(params, hasResults ? SAVED : BY_HAND)}
    />
  );
  return (
    <BloodScreen
      queries={[results, reports, trends]}
      aside={hasResults ? sampledText(formats, data.sampledAt) : undefined}
      primaryAction={
        canEdit && hasResults && !isReviewing ? (
          <Button icon={Pencil} href={reviewAddress(params, SAVED)}>
            {t('results.edit')}
          </Button>
        ) : undefined
      }
      moreActions={[
        ...(canEdit
          ? [
              {
                id: 'fhirImport',
                label: t('blood-analysis-review:fhir.import'),
                icon: FileInput,
                onAction: () => setImporting(true),
              },
            ]
          : []),
        ...(hasResults
          ? [
              {
                id: 'fhirExport',
                label: t('blood-analysis-review:fhir.export'),
                icon: FileDown,
                onAction: () => void exportFhir(),
              },
            ]
          : []),
      ]}
    >
      {data && isReviewing && <ReviewView key={source} results={data} source={source} />}
      {data && !isReviewing && (
        <Stack gap="lg">
          {hasResults ? (
            <BloodResultsView results={data} trends={trends.data?.items ?? []} />
          ) : canEdit ? (
            panel
          ) : (
            <EmptyState
              pictogram="readings"
              title={t('results.empty.title')}
              description={t('results.empty.text')}
            />
          )}
          <ReportsCard reports={reports.data?.items ?? []} canEdit={canEdit} hrefOf={hrefOf} />
          {hasResults && canEdit && (
            <Disclosure
              level={2}
              title={t('results.addReport')}
              isInitiallyExpanded={upload.step.kind !== 'choose'}
            >
              {panel}
            </Disclosure>
          )}
        </Stack>
      )}
      {isImporting && (
        <FhirImportDialog
          medicalTestId={params.medicalTest}
          onRead={({ id }) => {
            setImporting(false);
            void navigate(reviewAddress(params, id));
          }}
          onClose={() => setImporting(false)}
        />
      )}
      {exported !== null && <FhirExportDialog file={exported} onClose={() => setExported(null)} />}
    </BloodScreen>
  );
}
