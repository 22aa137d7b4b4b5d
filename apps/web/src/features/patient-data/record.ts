import type { PatientAlert, TimelineEntry } from '@healzy/api/patients';
import {
  bodyIndices,
  isBodyMagnitude,
  latestDated,
  magnitudeOf,
  type BodyMagnitude,
  type OptionOf,
  type SectionId,
} from '@healzy/domain/patient-data';
import type { ValuesBefore } from '@healzy/domain/patients';
import { ClipboardCheck, ClipboardList, ClipboardX, Inbox, Ruler, Send } from 'lucide-react';
import { pathTo } from '../../app/paths.ts';
import type { BodyFacts, RecordParts, RecordTools } from '../../app/record-parts.ts';
import { askingFor } from '../../app/useOpenIntent.ts';
import { measurementSearch, trendSearch } from './body/cited.ts';
import { SECTION_PAGES, sectionRoute } from './section-routes.ts';

const route = '/patient/:patientId/patient-data/anthropometric-data';

function figuresIn(
  { figures }: TimelineEntry,
  { t, formats }: RecordTools,
  before: ValuesBefore,
): string | undefined {
  if (figures.length === 0) return undefined;
  return figures
    .flatMap(({ magnitude, value }) =>
      isBodyMagnitude(magnitude)
        ? [withDifference(magnitude, value, before.get(magnitude), { t, formats })]
        : [],
    )
    .join(' · ');
}

/** The same with how far it is from the value before; nothing is said where both are the same. */
function withDifference(
  magnitude: BodyMagnitude,
  value: number,
  before: number | undefined,
  tools: RecordTools,
): string {
  const figure = figureText(magnitude, value, tools);
  if (before === undefined || before === value) return figure;
  const { formats, t } = tools;
  const digits = Number.isInteger(value) && Number.isInteger(before) ? 0 : magnitudeOf(magnitude).decimals;
  const difference = `${value > before ? '+' : '−'}${formats.number(Math.abs(value - before), digits)}`;
  return t('timeline.difference', { figure, difference });
}

/** A magnitude with its value and unit. 80 kg reads 80, not 80,0: these are sentences, not a column. A level is whole. */
function figureText(magnitude: BodyMagnitude, value: number, { t, formats }: RecordTools): string {
  const { unit, decimals } = magnitudeOf(magnitude);
  const digits = Number.isInteger(value) || unit === 'level' ? 0 : decimals;
  return t(`timeline.figure.${magnitude}`, { value: formats.number(value, digits) });
}

function allergiesIn({ codes, text }: PatientAlert, { t }: RecordTools): readonly string[] {
  const known = (codes as readonly OptionOf<'allergen'>[]).filter(
    (code) => code !== 'OTHER' || text === null,
  );
  return [...known.map((code) => t(`patient-data:option.allergen.${code}`)), ...(text ? [text] : [])];
}

function allergyIn(alert: PatientAlert, tools: RecordTools): string {
  const { t } = tools;
  const all = allergiesIn(alert, tools);
  return all.length === 0 ? t('alert.ALLERGY_unknown') : t('alert.ALLERGY', { what: all.join(', ') });
}

/** The body mass index with the days of its inputs. */
export const bodyFacts: BodyFacts = (patient, { weight, height }, { t, formats }) => {
  if (weight === null || height === null) return [[t('info.bmi'), null]];
  const days = {
    weightDay: formats.day(weight.measuredOn),
    heightDay: formats.day(height.measuredOn),
  };
  const found = bodyIndices(
    {
      ...latestDated([]),
      weightKg: { value: weight.kg, on: weight.measuredOn },
      heightCm: { value: height.cm, on: height.measuredOn },
    },
    patient,
  ).bmi;
  if (found === null) return [[t('info.bmi'), t('info.bmiApart', days)]];
  const bmi = `${formats.number(found.value, found.digits)}\u00a0${t('info.bmiUnit')}`;
  return [[t('info.bmi'), t('info.bmiOf', { bmi, ...days })]];
};

export const patientDataInRecord: RecordParts = {
  firstVisit: [
    {
      id: 'HISTORY',
      order: 30,
      isClinical: true,
      isDone: ({ questionnaire }) =>
        // Null for whom nothing clinical is open.
        questionnaire !== null && questionnaire.answered === questionnaire.total,
      action: 'createIntake',
      hrefOf: (patientId) => askingFor(pathTo(route, { patientId }), 'intake'),
    },
  ],
  citations: {
    MEASUREMENT: {
      icon: Ruler,
      hrefOf: ({ id, view }, patientId) =>
        pathTo(route, { patientId }) + (trendSearch(view?.name) ?? measurementSearch(id)),
      candidates: async (context) =>
        (await import('./citations.ts')).bodyToCite(context, (magnitude, value) =>
          figureText(magnitude, value, context),
        ),
    },
  },
  bodyFacts,
  timeline: {
    MEASURED: { icon: Ruler, tone: 'accent', route, contentOf: figuresIn },
    DATA_ANSWERED: {
      icon: ClipboardList,
      tone: 'neutral',
      route: ({ code }) => sectionRoute(code as SectionId),
      titleOf: ({ code }, { t }) =>
        t('timeline.kind.DATA_ANSWERED', { section: t(`app:place.${SECTION_PAGES[code as SectionId]}`) }),
    },
    INTAKE_SENT: { icon: Send, tone: 'neutral', route },
    INTAKE_SUBMITTED: { icon: Inbox, tone: 'info', route },
    INTAKE_ACCEPTED: { icon: ClipboardCheck, tone: 'success', route },
    INTAKE_DECLINED: { icon: ClipboardX, tone: 'neutral', route },
  },
  alerts: {
    ALLERGY: {
      tone: 'critical',
      route: '/patient/:patientId/patient-data/habits',
      textOf: allergyIn,
      chipsOf: allergiesIn,
      countOf: (count, { t }) => t('alert.ALLERGY_count', { count }),
    },
    INTAKE_TO_REVIEW: { tone: 'info', route },
  },
};
