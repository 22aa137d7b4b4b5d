import { useCgmImports, useCgmScores } from '@healzy/api/cgm';
import { useMedicalTest } from '@healzy/api/medical-tests';
import { acceptsData } from '@healzy/domain/medical-tests';
import { Button } from '@healzy/ui/components/Button';
import { SegmentedControl } from '@healzy/ui/components/SegmentedControl';
import { Inline } from '@healzy/ui/primitives';
import { AtSign, Printer } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useCite } from '../../app/citations.ts';
import { useFormats } from '../../app/formats.ts';
import { lazyPart } from '../../app/lazy-part.tsx';
import { LoadingPlace } from '../../app/Loaded.tsx';
import { useOpenPatient } from '../../app/open-patient.ts';
import { useIsPhone } from '../../app/useIsDesktop.ts';
import { useParam } from '../../app/useParam.ts';
import { CanvasBar } from './canvas/CanvasBar.tsx';
import { canvasState } from './canvas/canvas-state.ts';
import { chartToCite } from './citations.ts';
import { CgmLeftOut } from './CgmLeftOut.tsx';
import { CgmScreen } from './CgmScreen.tsx';
import type { Period } from './period.ts';

const place = <LoadingPlace />;
// On a phone the test's state comes after it.
const placeOfCanvas = <LoadingPlace isTall />;
const ReportButton = lazyPart(
  async () => (await import('./final-analysis/ReportButton.tsx')).ReportButton,
  null,
);
const CgmCanvasView = lazyPart(
  async () => (await import('./CgmCanvasView.tsx')).CgmCanvasView,
  placeOfCanvas,
);
const CgmPrintView = lazyPart(async () => (await import('./print/CgmPrintView.tsx')).CgmPrintView, place);
const CgmReadingsView = lazyPart(async () => (await import('./CgmReadingsView.tsx')).CgmReadingsView, place);
const CgmFilesView = lazyPart(async () => (await import('./CgmFilesView.tsx')).CgmFilesView, place);

const Recommendations = lazyPart(
  async () => (await import('./recommendations/Recommendations.tsx')).Recommendations,
  place,
);

/** Former views of single charts are parts of the canvas: their addresses open it. */
const VIEWS = ['overview', 'recommendations', 'files'] as const;
/** Opened from the canvas, and left to it. */
const [PRINT, READINGS] = ['print', 'readings'] as const;
type View = (typeof VIEWS)[number];

/** What a note cites: one chosen day, or the period. */
function citedView(parameters: URLSearchParams, whole: Period) {
  const { period, days } = canvasState(parameters, whole);
  const [day] = days ?? [];
  if (days?.length === 1 && day !== undefined) return { name: 'daily', from: day, to: day } as const;
  return { name: parameters.get('view') === 'heatMap' ? 'heatMap' : 'overview', ...period } as const;
}

/** `/patient/:patientId/medical-test/cgm/:medicalTest/follow-up`: the glucose canvas, and the files behind it. */
export function CgmFollowUpScreen() {
  const { t } = useTranslation(['cgm', 'cgm-canvas', 'cgm-screen']);
  const formats = useFormats();
  const patientId = useParam('patientId');
  const medicalTest = useParam('medicalTest');
  const [parameters, setParameters] = useSearchParams();
  const test = useMedicalTest(medicalTest);
  const patient = useOpenPatient();
  const imports = useCgmImports(medicalTest);
  const whole = useCgmScores(medicalTest);
  const from = whole.data?.from ?? null;
  const to = whole.data?.to ?? null;
  const days = from === null || to === null ? null : { from, to };
  const asked = parameters.get('view');
  const wanted = VIEWS.find((each) => each === asked) ?? 'overview';
  const view: View = days === null && wanted === 'overview' ? 'files' : wanted;
  const isPrint = days !== null && asked === PRINT;
  const isReadings = days !== null && asked === READINGS;
  const isCanvas = days !== null && view === 'overview' && !isPrint && !isReadings;
  // While the period of the test is being asked for.
  useEffect(() => {
    if (asked === null) CgmCanvasView.preload();
  }, [asked]);
  const canAdd = test.data !== undefined && test.data.canEdit && acceptsData(test.data.state);
  const isPhone = useIsPhone();
  const cite = useCite(patientId);
  const show = (next: View | typeof PRINT) =>
    setParameters((current) => ({ ...Object.fromEntries(current), view: next }));

  return (
    <CgmScreen
      primaryAction={
        <Inline gap="sm">
          {days !== null && <ReportButton medicalTestId={medicalTest} lastDay={days.to} />}
          {isCanvas && (
            <Button icon={Printer} onPress={() => show(PRINT)}>
              {t('cgm-canvas:print.open')}
            </Button>
          )}
          {cite !== null && days !== null && view === 'overview' && test.data && (
            <Button
              icon={AtSign}
              onPress={() => {
                const cited = citedView(parameters, days);
                const chart = t(cited.name === 'overview' ? 'agp.title' : `tabs.${cited.name}`);
                cite(chartToCite({ id: medicalTest, test: test.data.name, chart }, cited, formats));
              }}
            >
              {t('header.cite')}
            </Button>
          )}
        </Inline>
      }
      lead={
        <>
          <SegmentedControl<View>
            label={t('tabs.label')}
            value={view}
            onChange={show}
            options={VIEWS.filter((id) => days !== null || id !== 'overview').map((id) => ({
              id,
              label: t(`tabs.${id}`),
            }))}
          />
          {isCanvas && !isPhone && <CanvasBar whole={days} />}
        </>
      }
      queries={[patient, imports, whole]}
      // Beside its figures the canvas says which days they are of.
      {...(days === null || (isCanvas && !isPhone)
        ? {}
        : {
            aside: `${t('cgm-screen:period', { from: formats.day(days.from), to: formats.day(days.to) })} · ${t('cgm-screen:zone', { zone: whole.data?.zone.replaceAll('_', ' ') })}`,
          })}
    >
      {whole.data && <CgmLeftOut leftOut={whole.data.leftOut} />}
      {isCanvas && <CgmCanvasView medicalTestId={medicalTest} whole={days} />}
      {isReadings && days !== null && (
        <CgmReadingsView medicalTestId={medicalTest} whole={days} onClose={() => show('overview')} />
      )}
      {isPrint && days !== null && patient.data && test.data && (
        <CgmPrintView
          test={test.data}
          patient={`${patient.data.name} ${patient.data.surname}`}
          whole={days}
          onClose={() => show('overview')}
        />
      )}
      {view === 'files' && patient.data && (
        <CgmFilesView
          medicalTestId={medicalTest}
          imports={imports.data?.items ?? []}
          canAdd={canAdd}
          defaultZone={patient.data.timezone}
          onImported={() => show('overview')}
        />
      )}
      {view === 'recommendations' && patient.data && test.data && (
        <Recommendations
          patientId={patientId}
          medicalTestId={medicalTest}
          zone={patient.data.timezone}
          canEdit={test.data.canEdit}
        />
      )}
    </CgmScreen>
  );
}
