import {
  type BloodReport,
  type BloodResults,
  type BloodSample,
  useBloodReport,
  useUpdateBloodResults,
} from '@healzy/api/blood-analysis';
import { SegmentedControl } from '@healzy/ui/components/SegmentedControl';
import { Heading, Inline, Link, Skeleton, Stack } from '@healzy/ui/primitives';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useFormats } from '../../../app/formats.ts';
import { lazyPart } from '../../../app/lazy-part.tsx';
import { Loaded } from '../../../app/Loaded.tsx';
import { pathTo } from '../../../app/paths.ts';
import { useParam } from '../../../app/useParam.ts';
import { useLanguage } from '../../../state/language.ts';
import { sampledText } from '../figures.ts';
import { BY_HAND, SAVED } from './review-address.ts';
import { answerOf, type DecimalMark, type ReviewValues, rowsOfResults, rowsOfSample } from './review-rows.ts';
import { ReviewForm } from './ReviewForm.tsx';

// pdf.js is the heaviest part of the product; the values can be reviewed while it loads.
const ReportPage = lazyPart(
  async () => (await import('./ReportPage.tsx')).ReportPage,
  <Skeleton shape="block" height={480} />,
);

export interface ReviewViewProps {
  results: BloodResults;
  /** A report's id, `saved` or `new`. */
  source: string;
}

/** The review of a report, of the saved results, or of values that are entered by hand. */
export function ReviewView({ results, source }: ReviewViewProps) {
  const { t } = useTranslation('blood-analysis-review');
  const params = { patientId: useParam('patientId'), medicalTest: useParam('medicalTest') };
  const isReport = source !== SAVED && source !== BY_HAND;
  const report = useBloodReport(params.medicalTest, isReport ? source : null);
  const title = isReport
    ? (report.data?.fileName ?? t('title'))
    : t(source === SAVED ? 'editTitle' : 'manualTitle');
  return (
    <Stack gap="md">
      <Inline gap="md">
        <Heading level={2}>{title}</Heading>
        <Link look="standalone" href={pathTo(INFO, params)}>
          {t('back')}
        </Link>
      </Inline>
      <Loaded queries={isReport ? [report] : []}>
        {isReport ? (
          report.data && <ReportReview results={results} report={report.data} />
        ) : (
          <OneReview results={results} report={null} sample={null} source={source} />
        )}
      </Loaded>
    </Stack>
  );
}

const INFO = '/patient/:patientId/medical-test/blood-analysis/:medicalTest/info';

/** A file may have several samples; one test has one. */
function ReportReview({ results, report }: { results: BloodResults; report: BloodReport }) {
  const { t } = useTranslation('blood-analysis-review');
  const formats = useFormats();
  const [chosen, setChosen] = useState('0');
  const sample = report.samples[Number(chosen)] ?? null;
  return (
    <>
      {report.samples.length > 1 && (
        <SegmentedControl
          label={t('sample')}
          value={chosen}
          onChange={setChosen}
          options={report.samples.map(({ sampled, proposals }, index) => ({
            id: String(index),
            label: t('sampleOf', {
              when: sampled === null ? t('noDate') : sampledText(formats, sampled.date),
              count: proposals.length,
            }),
          }))}
        />
      )}
      <OneReview
        key={chosen}
        results={results}
        report={report}
        sample={sample}
        source={chosen === '0' ? report.id : `${report.id}.${chosen}`}
      />
    </>
  );
}

interface OneReviewProps {
  results: BloodResults;
  report: BloodReport | null;
  sample: BloodSample | null;
  source: string;
}

function OneReview({ results, report, sample, source }: OneReviewProps) {
  const params = { patientId: useParam('patientId'), medicalTest: useParam('medicalTest') };
  const navigate = useNavigate();
  const update = useUpdateBloodResults();
  const mark: DecimalMark = useLanguage() === 'es' ? ',' : '.';
  // As it was when the review began: what somebody else saves meanwhile is merged on saving.
  const [base, setBase] = useState(results);
  const [initial] = useState(() => valuesOf(results, { report, sample, source }, mark));
  const { medicalTestId } = results;
  const documentId = report?.documentId ?? null;
  return (
    <ReviewForm
      initial={initial}
      version={results.version}
      draftKey={`blood-analysis/${params.patientId}/${params.medicalTest}/review/${source}`}
      report={report}
      sample={sample}
      saved={source === SAVED ? [] : base.values}
      savedOn={base.values.length > 0 ? base.sampledAt : null}
      asksForPregnancy={results.person.sex !== 'MALE'}
      newer={(current) => {
        const newer = current as BloodResults;
        setBase(newer);
        const values = valuesOf(newer, { report, sample, source }, mark);
        return {
          values: source === SAVED ? values : { ...values, rows: initial.rows },
          version: newer.version,
        };
      }}
      onSave={(body, version) => update.mutateAsync({ medicalTestId, version, body })}
      onSaved={async () => {
        await navigate(pathTo(INFO, params));
      }}
      page={
        report === null || documentId === null
          ? undefined
          : (highlights) => (
              <ReportPage
                medicalTestId={medicalTestId}
                documentId={documentId}
                fileName={report.fileName}
                highlights={highlights}
              />
            )
      }
    />
  );
}

/**
 * A test has one sample, whose facts a person reviews with the values: those of the report, unless its values were saved
 * before, perhaps with the day corrected. What was said of another sample, as whether it was fasting, is not said of this.
 */
function valuesOf(
  results: BloodResults,
  { report, sample, source }: Omit<OneReviewProps, 'results'>,
  mark: DecimalMark,
): ReviewValues {
  const stated = sample?.sampled?.date ?? null;
  const isOfReport = results.values.some(({ reportId }) => reportId !== null && reportId === report?.id);
  const isSameDay = stated !== null && results.sampledAt?.slice(0, 10) === stated.slice(0, 10);
  // A report without a day is not of the saved day for that.
  const isOfSaved = report === null || results.values.length === 0 || isOfReport || isSameDay;
  const sampledOn = (isOfSaved ? (results.sampledAt ?? stated) : stated) ?? '';
  const laboratory = sample?.laboratory ?? null;
  return {
    sampledAt: sampledOn.slice(0, 10),
    sampledOn,
    laboratory: (isOfReport ? (results.laboratory ?? laboratory) : (laboratory ?? results.laboratory)) ?? '',
    isFasting: answerOf(isOfSaved ? results.isFasting : null),
    isPregnant: answerOf(isOfSaved ? results.isPregnant : null),
    rows:
      source === SAVED
        ? rowsOfResults(results.values, mark)
        : report !== null && sample !== null
          ? rowsOfSample(report.id, sample, { saved: results.values, mark })
          : [],
  };
}
