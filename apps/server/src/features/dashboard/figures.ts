import {
  dashboardPeriod,
  dashboardReach,
  DASHBOARD_CARDS,
  evolutionOf,
  type ActivityCounts,
  type DashboardCardId,
  type DashboardPeriod,
} from '@healzy/domain/dashboard';
import type { Reach } from '@healzy/domain/session';
import type { DashboardCard, DashboardEvolution, NewPatient } from '@healzy/api/schema';
import { handler } from '../../platform/http/calls.ts';
import { invalid, requireFound } from '../../platform/http/http-problem.ts';
import { isUnchanged, SNAPSHOT, type Question } from '../patients/kept-figures.ts';
import type { Contributions } from '../../contributions/index.ts';
import { withinReach } from '../../contributions/reach.ts';

const NEW_PATIENTS_SHOWN = 8;

type CardFigures = Partial<Record<DashboardCardId, { value: number; before: number | null }>>;

/** What is counted; for the newest patients, when they came, from which they are read. */
interface Figures {
  hasPatients: boolean;
  activeBefore: number;
  cards: CardFigures;
  steps: (ActivityCounts & { part: number })[];
  leftInPeriod: number;
  newest: { id: string; starts: string }[];
}

/** `counted` is null when the last count is still valid. */
interface PageRow {
  counted: Figures | null;
  snapshot: string;
  liveCards: CardFigures;
  newest: NewPatient[];
}

/**
 * How many are active now. For a specialist's own: all minus the inactive, since an index counts all of them and few
 * are looked up.
 */
function activeNow(reach: Reach): string {
  if (reach !== 'assigned')
    return `SELECT count(*) AS patients FROM patients p
      WHERE p.account_id = $1 AND p.state = 'ACTIVE' AND ${withinReach(reach, 'p.id')}`;
  return `SELECT count(*) - (
        SELECT count(*) FROM patients p WHERE p.account_id = $1 AND p.state <> 'ACTIVE' AND ${withinReach(reach, 'p.id')}
      ) AS patients
      FROM patient_specialists own WHERE own.account_id = $1 AND own.professional_id = $2::uuid`;
}

type Cards = Contributions['cards'];

/** The figures of some cards as a JSON object. */
function cardsObject(sources: Cards, reach: Reach, isMeant: (source: Cards[DashboardCardId]) => boolean) {
  const within = (patientId: string) => withinReach(reach, patientId);
  const cards = DASHBOARD_CARDS.filter((id) => isMeant(sources[id])).map((id) => {
    const { value, before } = sources[id];
    return `'${id}', json_build_object('value', ${value(within)}, 'before', ${before?.(within) ?? 'NULL'})`;
  });
  return `json_build_object(${cards.join(', ')})`;
}

/**
 * All figures as one JSON object, except those of live cards. A patient's spans of activity follow from their state history; each is counted in the
 * parts where it begins and ends, so that it is not compared with every part. The history is read only for patients who
 * changed since the previous period began; the others have been in their present state all along.
 */
function figuresStatement(sources: Cards, reach: Reach): string {
  const cards = cardsObject(sources, reach, ({ isLive = false }) => !isLive);
  return `WITH changed AS MATERIALIZED (
      SELECT DISTINCT c.patient_id FROM patient_state_changes c
      WHERE c.account_id = $1 AND c.at >= $4::timestamptz AND ${withinReach(reach, 'c.patient_id')}
    ), changes AS (
      SELECT c.patient_id, c.state, c.at, c.id, lead(c.at) OVER (PARTITION BY c.patient_id ORDER BY c.at, c.id) AS ends
      FROM changed JOIN patient_state_changes c ON c.account_id = $1 AND c.patient_id = changed.patient_id
    ), spans AS MATERIALIZED (
      SELECT patient_id, at AS starts, ends,
        lead(at) OVER (PARTITION BY patient_id ORDER BY at, id) AS again,
        lag(at) OVER (PARTITION BY patient_id ORDER BY at, id) IS NULL AS is_first
      FROM changes WHERE state = 'ACTIVE'
    ), steps AS MATERIALIZED (
      SELECT part, sum(started) AS started, sum(ended) AS ended, sum(first) AS first, sum("left") AS "left" FROM (
        SELECT width_bucket(starts, $3::timestamptz[]) AS part, 1 AS started, 0 AS ended, is_first::integer AS first,
          0 AS "left"
        FROM spans
        UNION ALL
        SELECT width_bucket(ends, $3::timestamptz[]), 0, 1, 0,
          (width_bucket(again, $3::timestamptz[]) IS DISTINCT FROM width_bucket(ends, $3::timestamptz[]))::integer
        FROM spans WHERE ends IS NOT NULL
      ) events GROUP BY part
    ), active AS MATERIALIZED (${activeNow(reach)}
    ), standing AS MATERIALIZED (
      SELECT patients AS now, patients - (SELECT count(*) FROM spans WHERE ends IS NULL)
        + (SELECT coalesce(sum(started - ended), 0) FROM steps WHERE part = 0) AS before
      FROM active
    ), newest AS (
      SELECT patient_id AS id, starts FROM spans
      WHERE is_first AND starts >= ($3::timestamptz[])[1] AND starts < $5::timestamptz
      ORDER BY starts DESC, patient_id LIMIT ${NEW_PATIENTS_SHOWN}
    )
    SELECT json_build_object(
      'cards', ${cards},
      'hasPatients', EXISTS (SELECT 1 FROM patients p WHERE p.account_id = $1 AND ${withinReach(reach, 'p.id')}),
      'activeBefore', (SELECT before FROM standing),
      'steps', (SELECT coalesce(json_agg(steps), '[]') FROM steps),
      'leftInPeriod', (SELECT count(*) FROM spans WHERE ends >= ($3::timestamptz[])[1] AND ends < $5::timestamptz
         AND (again IS NULL OR again >= $5::timestamptz)),
      'newest', (SELECT coalesce(json_agg(newest), '[]') FROM newest))`;
}

/**
 * The figures, recounted only if the last count (`$6` its snapshot, `$7` its figures) may be outdated, and who the
 * newest patients are: their names are read each time.
 */
const pageStatement = (sources: Cards, reach: Reach): string => `WITH figures AS MATERIALIZED (
    SELECT CASE WHEN ${isUnchanged('$1', '$6')} THEN NULL ELSE (${figuresStatement(sources, reach)}) END AS counted
  )
  SELECT counted, ${SNAPSHOT} AS snapshot,
    ${cardsObject(sources, reach, ({ isLive = false }) => isLive)} AS live_cards,
    (SELECT coalesce(json_agg(json_build_object('id', p.id, 'name', p.name, 'surname', p.surname, 'state', p.state,
       'activatedAt', n.starts, 'principal', (
         SELECT json_build_object('id', s.professional_id, 'name', u.name, 'surname', u.surname)
         FROM patient_specialists s JOIN professionals pr ON pr.id = s.professional_id JOIN users u ON u.id = pr.user_id
         WHERE s.patient_id = p.id AND s.is_principal)) ORDER BY n.starts DESC, p.id), '[]')
     FROM json_to_recordset(coalesce(counted, $7::text::json) -> 'newest') AS n (id uuid, starts timestamptz)
     JOIN LATERAL (SELECT * FROM patients p WHERE p.id = n.id OFFSET 0) p ON true) AS newest
  FROM figures`;

const iso = (epochSeconds: number): string => new Date(epochSeconds * 1000).toISOString();

export const getDashboard = handler('getDashboard', async ({ caller, query, services }, sql) => {
  const { rows: accounts } = await sql.query<{ timezone: string }>(
    'SELECT timezone FROM accounts WHERE id = $1',
    [caller.accountId],
  );
  const { timezone: zone } = requireFound(accounts[0]);
  const nowEpoch = Math.floor(services.now().getTime() / 1000);
  const found = dashboardPeriod({ zone, nowEpoch, from: query.from, days: query.days, to: query.to });
  if (!found.ok) {
    throw invalid([
      {
        path: query.from === undefined ? '/query/to' : '/query/from',
        code: found.code,
        message: 'The first day lies after the last or after today, or there are more than five years.',
      },
    ]);
  }
  const period = found.value;
  const reach = dashboardReach(caller);
  const asked = [
    caller.accountId,
    caller.professionalId,
    [period.startEpoch, ...period.parts.map((part) => part.endEpoch)].map(iso),
    iso(period.previousStartEpoch),
    iso(period.endEpoch),
  ];
  const { keptFigures } = services;
  const question: Question<Figures> = { name: 'dashboard', parts: [reach, ...asked] };
  const kept = keptFigures.find(question);
  const { rows } = await sql.query<PageRow>(pageStatement(services.contributions.cards, reach), [
    ...asked,
    kept?.snapshot ?? null,
    kept === null ? null : JSON.stringify(kept.figures),
  ]);
  const row = requireFound(rows[0]);
  const figures = row.counted ?? kept?.figures;
  if (figures === undefined) throw new Error('The dashboard was not counted.');
  if (row.counted !== null) keptFigures.keep(question, row.snapshot, row.counted);
  return {
    status: 200,
    body: {
      zone,
      from: period.from,
      to: period.to,
      hasPatients: figures.hasPatients,
      cards: DASHBOARD_CARDS.map((id): DashboardCard => ({
        id,
        value: 0,
        before: null,
        ...figures.cards[id],
        ...row.liveCards[id],
      })),
      evolution: evolution(period, figures),
      newPatients: row.newest.map((patient) => ({
        ...patient,
        activatedAt: new Date(patient.activatedAt).toISOString(),
      })),
    },
  };
});

const NOTHING: ActivityCounts = { started: 0, ended: 0, first: 0, left: 0 };

function evolution(period: DashboardPeriod, row: Figures): DashboardEvolution {
  const counts = new Map(row.steps.map((step) => [step.part, step]));
  const activeBefore = row.activeBefore;
  let active = activeBefore;
  const sum = { ...NOTHING };
  const parts = period.parts.map(({ from, to }, index) => {
    const step = counts.get(index + 1) ?? NOTHING;
    const figures = evolutionOf(active, step);
    active += step.started - step.ended;
    sum.started += step.started;
    sum.ended += step.ended;
    sum.first += step.first;
    return { from, to, ...figures };
  });
  // A patient who left in one part and came back in a later one has not left the period, so this is not a sum.
  return { ...evolutionOf(activeBefore, { ...sum, left: row.leftInPeriod }), step: period.step, parts };
}
