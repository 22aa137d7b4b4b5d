import { useCgmImports, useCgmScores } from '@healzy/api/cgm';
import { useMedicalTest } from '@healzy/api/medical-tests';
import { acceptsData } from '@healzy/domain/medical-tests';
import { Button } from '@healzy/ui/components/Button';
import { SegmentedControl } from '@healzy/ui/components/SegmentedControl';
import { AtSign } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useCite } from '../../app/citations.ts';
import { useFormats } from '../../app/formats.ts';
import { lazyPart } from '../../app/lazy-part.tsx';
import { LoadingPlace } from '../../app/Loaded.tsx';
import { useOpenPatient } from '../../app/open-patient.ts';
import { useParam } from '../../app/useParam.ts';
import { chartToCite } from './citations.ts';
import { CgmLeftOut } from './CgmLeftOut.tsx';
import { CgmScreen } from './CgmScreen.tsx';
import { type Period, periodOf } from './period.ts';

const place = <LoadingPlace />;
const CgmOverview = lazyPart(async () => (await import('./CgmOverview.tsx')).CgmOverview, place);
const CgmDailyView = lazyPart(async () => (await import('./CgmDailyView.tsx')).CgmDailyView, place);
const CgmHeatMapView = lazyPart(async () => (await import('./CgmHeatMapView.tsx')).CgmHeatMapView, place);
const CgmFilesView = lazyPart(async () => (await import('./CgmFilesView.tsx')).CgmFilesView, place);

const Recommendations = lazyPart(
  async () => (await import('./recommendations/Recommendations.tsx')).Recommendations,
  place,
);

const VIEWS = ['overview', 'daily', 'heatMap', 'recommendations', 'files'] as const;
type View = (typeof VIEWS)[number];
/** The views of a test without data. */
const NO_CHARTS = ['files', 'recommendations'] as const satisfies readonly View[];

/** The days that a view shows; null for one that is no chart. */
function periodShown(view: View, parameters: URLSearchParams, whole: Period): Period | null {
  if (view === 'files' || view === 'recommendations') return null;
  if (view !== 'daily') return periodOf(parameters, whole).period;
  const day = parameters.get('day') ?? whole.to;
  return { from: day, to: day };
}

/** `/patient/:patientId/medical-test/cgm/:medicalTest/follow-up`: overview, one day, heat map, and source files. */
export function CgmFollowUpScreen() {
  const { t } = useTranslation(['cgm', 'cgm-screen']);
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
  const wanted = VIEWS.find((view) => view === parameters.get('view')) ?? 'overview';
  const view: View = days === null && wanted !== 'recommendations' ? 'files' : wanted;
  const canAdd = test.data !== undefined && test.data.canEdit && acceptsData(test.data.state);
  const cite = useCite(patientId);
  const shown = days === null ? null : periodShown(view, parameters, days);
  const show = (change: Record<string, string>) =>
    setParameters((current) => ({ ...Object.fromEntries(current), ...change }));

  return (
    <CgmScreen
      primaryAction={
        cite !== null &&
        shown !== null &&
        test.data && (
          <Button
            icon={AtSign}
            onPress={() => {
              const chart = t(view === 'overview' ? 'agp.title' : `tabs.${view}`);
              const cited = { id: medicalTest, test: test.data.name, chart };
              cite(chartToCite(cited, { name: view, ...shown }, formats));
            }}
          >
            {t('header.cite')}
          </Button>
        )
      }
      queries={[patient, imports, whole]}
      {...(days === null
        ? {}
        : {
            aside: `${t('cgm-screen:period', { from: formats.day(days.from), to: formats.day(days.to) })} · ${t('cgm-screen:zone', { zone: whole.data?.zone.replaceAll('_', ' ') })}`,
          })}
    >
      {whole.data && <CgmLeftOut leftOut={whole.data.leftOut} />}
      {whole.data && (
        <SegmentedControl<View>
          label={t('tabs.label')}
          value={view}
          onChange={(other) => show({ view: other })}
          options={(days === null ? NO_CHARTS : VIEWS).map((id) => ({ id, label: t(`tabs.${id}`) }))}
        />
      )}
      {view === 'overview' && days !== null && <CgmOverview medicalTestId={medicalTest} whole={days} />}
      {view === 'daily' && days !== null && (
        <CgmDailyView
          medicalTestId={medicalTest}
          day={parameters.get('day') ?? days.to}
          firstDay={days.from}
          lastDay={days.to}
          onDayChange={(day) => show({ view: 'daily', day })}
        />
      )}
      {view === 'heatMap' && days !== null && (
        <CgmHeatMapView
          medicalTestId={medicalTest}
          whole={days}
          onDayChosen={(day) => show({ view: 'daily', day })}
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
      {view === 'files' && patient.data && (
        <CgmFilesView
          medicalTestId={medicalTest}
          imports={imports.data?.items ?? []}
          canAdd={canAdd}
          defaultZone={patient.data.timezone}
          onImported={() => show({ view: 'overview' })}
        />
      )}
    </CgmScreen>
  );
}
