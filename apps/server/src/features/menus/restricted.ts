import {
  ASKING_AGES,
  ASKING_MEDICINES,
  ASKING_OPTIONS,
  ASKING_WORDS,
  RESTRICTING_AGES,
  RESTRICTING_MEDICINES,
  RESTRICTING_OPTIONS,
} from '@healzy/domain/menus';
import { HAS_PREGNANCY_RANGES } from './menu-rows.ts';

/** A table of constants in SQL. */
const values = (rows: readonly (readonly (string | number)[])[]): string =>
  `(VALUES ${rows
    .map(
      (row) =>
        `(${row.map((one) => (typeof one === 'number' ? one : `'${one.replaceAll("'", "''")}'`)).join(', ')})`,
    )
    .join(', ')})`;

const OPTIONS = values(
  RESTRICTING_OPTIONS.map(({ section, question, option, restriction }) => [
    section,
    question,
    option,
    restriction,
  ]),
);
const MEDICINES = values(RESTRICTING_MEDICINES.map(({ pattern, restriction }) => [pattern, restriction]));
const AGES = values(RESTRICTING_AGES.map(({ under, restriction }) => [under, restriction]));

/** Without accents and in lower case, as the patterns of medicines are. */
const plain = (text: string): string => `translate(lower(${text}), 'áéíóúü', 'aeiouu')`;

/**
 * The restrictions of the patient `p` by their latest answers, their age and what a person said about questions of food
 * (`restrictionsOf` in the domain says the same), and what they will not eat.
 */
const CANNOT_EAT = `LEFT JOIN food_exclusions e ON e.account_id = $1 AND e.patient_id = p.id
  CROSS JOIN LATERAL (
    WITH latest AS (
      SELECT DISTINCT ON (v.section) v.section, v.answers, v.created_at FROM patient_data_versions v
      WHERE v.account_id = $1 AND v.patient_id = p.id AND v.section IN ('habits', 'medical-history')
      ORDER BY v.section, v.version DESC)
    SELECT coalesce(array_agg(DISTINCT found.restriction ORDER BY found.restriction), '{}') AS restrictions,
      (SELECT max(l.created_at) FROM latest l) AS answered_at
    FROM (
      SELECT c.restriction FROM latest l JOIN ${OPTIONS} AS c (section, question, option, restriction)
        ON c.section = l.section AND l.answers->c.question @> to_jsonb(c.option)
      UNION SELECT c.restriction FROM latest l
        CROSS JOIN LATERAL jsonb_path_query(l.answers, '$.medication[*].name') AS named(name)
        JOIN ${MEDICINES} AS c (pattern, restriction) ON ${plain("named.name #>> '{}'")} ~ c.pattern
        WHERE l.section = 'medical-history'
      UNION SELECT c.restriction FROM ${AGES} AS c (under, restriction)
        WHERE age(($3::timestamptz AT TIME ZONE p.timezone)::date, p.birthdate) < make_interval(years => c.under)
      UNION SELECT jsonb_array_elements_text(answer->'restrictions')
        FROM jsonb_array_elements(coalesce(e.answers, '[]')) AS answer
    ) AS found(restriction)) r`;

/** The meals of the plan `n` on days to come, numbered as in `menus.foods`. */
const FROM = `(greatest(0, ($3::timestamptz AT TIME ZONE p.timezone)::date - n.start_date) * 5)`;

/**
 * The foods that break what their patient cannot eat: `food_id, meals` (numbers of coming meals) of `menus m` of the
 * plan `n` of the patient `p`, after {@link CANNOT_EAT}. A food without restrictions stated, or that is gone, is for
 * nobody who has one (`restrictionWarnings` in the domain says the same of a menu).
 */
const BROKEN = `SELECT b.key AS food_id, b.value AS meals FROM jsonb_each(m.foods) b
  LEFT JOIN provider_foods pf ON pf.id = b.key::uuid
  LEFT JOIN foods f ON f.account_id = $1 AND f.id = b.key::uuid
  WHERE jsonb_path_exists(b.value, '$[*] ? (@ >= $from && @ < $to)',
      jsonb_build_object('from', ${FROM}, 'to', n.weeks * 35))
    AND (NOT r.restrictions <@ coalesce(f.free_of, pf.free_of, '{}')
      OR coalesce(e.food_ids ? b.key OR e.categories ? coalesce(f.category, pf.category), false))`;

/**
 * Plans that are not over with coming meals of such foods: `id, patient_id, cause, since`. Whatever the patient cannot
 * eat next is another cause, so a line that was looked at is back with it. `$1` is the account, `$3` now.
 */
export const RESTRICTED_PLANS = `SELECT n.id, n.patient_id,
    md5(array_to_string(r.restrictions, ' ') || coalesce(e.food_ids::text || e.categories::text, '')) AS cause,
    greatest(r.answered_at, e.changed_at) AS since
  FROM nutritional_plans n
  JOIN patients p ON p.id = n.patient_id AND p.state = 'ACTIVE'
  JOIN menus m ON m.account_id = $1 AND m.nutritional_plan_id = n.id
  ${CANNOT_EAT}
  WHERE n.account_id = $1 AND n.start_date + n.weeks * 7 > ($3::timestamptz AT TIME ZONE p.timezone)::date
    AND (cardinality(r.restrictions) > 0 OR e.patient_id IS NOT NULL) AND EXISTS (${BROKEN})`;

const ASKING = {
  options: values(
    ASKING_OPTIONS.map(({ section, question, option, code, inWords }) => [
      section,
      question,
      option,
      code,
      inWords ?? '',
    ]),
  ),
  words: values(ASKING_WORDS.map(({ section, question, code }) => [section, question, code])),
  medicines: values(ASKING_MEDICINES.map(({ pattern, code }) => [pattern, code])),
  ages: values(ASKING_AGES.map(({ under, code }) => [under, code])),
};

/** What an answer says in words, as a person reads it: a text, or the names and details of a list. */
const wordsOf = (answer: string): string => `CASE jsonb_typeof(${answer})
  WHEN 'string' THEN nullif(btrim(${answer} #>> '{}'), '')
  WHEN 'array' THEN (SELECT string_agg(named.words, '; ' ORDER BY named.n) FROM (
    SELECT concat_ws(': ', nullif(entry->>'name', ''), nullif(entry->>'detail', '')) AS words, n
    FROM jsonb_array_elements(${answer}) WITH ORDINALITY AS each(entry, n) WHERE jsonb_typeof(entry) = 'object'
  ) named WHERE named.words <> '') END`;

/** The open questions about the food of the patient `p`: `code, about` (`restrictionsOf` in the domain says the same). */
const OPEN_QUESTIONS = `SELECT asked.code, asked.about FROM (
    SELECT c.code, CASE WHEN c.in_words <> '' THEN ${wordsOf('l.answers->c.in_words')} END
    FROM latest l JOIN ${ASKING.options} AS c (section, question, option, code, in_words)
      ON c.section = l.section AND l.answers->c.question @> to_jsonb(c.option)
    UNION SELECT c.code, ${wordsOf('l.answers->c.question')} FROM latest l
      JOIN ${ASKING.words} AS c (section, question, code) ON c.section = l.section
      WHERE ${wordsOf('l.answers->c.question')} IS NOT NULL
    UNION SELECT c.code, named.name #>> '{}' FROM latest l
      CROSS JOIN LATERAL jsonb_path_query(l.answers, '$.medication[*].name') AS named(name)
      JOIN ${ASKING.medicines} AS c (pattern, code) ON ${plain("named.name #>> '{}'")} ~ c.pattern
      WHERE l.section = 'medical-history'
    UNION SELECT c.code, NULL FROM ${ASKING.ages} AS c (under, code)
      WHERE age(($3::timestamptz AT TIME ZONE p.timezone)::date, p.birthdate) < make_interval(years => c.under)
    UNION SELECT 'state.PREGNANCY_RANGES', NULL
      WHERE ${HAS_PREGNANCY_RANGES}
        AND NOT EXISTS (SELECT 1 FROM latest l WHERE l.section = 'medical-history'
          AND (jsonb_typeof(l.answers->'pregnancy') IN ('string', 'array')
            OR l.answers->'diseases' @> '"GESTATIONAL_DIABETES"'))
  ) AS asked(code, about)
  WHERE NOT EXISTS (SELECT 1 FROM jsonb_array_elements(coalesce(e.answers, '[]')) AS given
    WHERE given->>'question' = asked.code AND given->>'about' IS NOT DISTINCT FROM asked.about)`;

/**
 * Plans that are not over with coming meals while a question about the patient's food is open: `id, patient_id, cause,
 * since`. Another question is another cause.
 */
export const PLANS_WITH_QUESTIONS = `SELECT n.id, n.patient_id, q.cause, q.since
  FROM nutritional_plans n
  JOIN patients p ON p.id = n.patient_id AND p.state = 'ACTIVE'
  JOIN menus m ON m.account_id = $1 AND m.nutritional_plan_id = n.id
  LEFT JOIN food_exclusions e ON e.account_id = $1 AND e.patient_id = p.id
  CROSS JOIN LATERAL (
    WITH latest AS (
      SELECT DISTINCT ON (v.section) v.section, v.answers, v.created_at FROM patient_data_versions v
      WHERE v.account_id = $1 AND v.patient_id = p.id
      ORDER BY v.section, v.version DESC)
    SELECT md5(string_agg(o.code || coalesce(' ' || o.about, ''), E'\\n' ORDER BY o.code, o.about)) AS cause,
      (SELECT max(l.created_at) FROM latest l) AS since
    FROM (${OPEN_QUESTIONS}) o) q
  WHERE n.account_id = $1 AND n.start_date + n.weeks * 7 > ($3::timestamptz AT TIME ZONE p.timezone)::date
    AND q.cause IS NOT NULL AND jsonb_path_exists(m.foods, '$.*[*] ? (@ >= $from && @ < $to)',
      jsonb_build_object('from', ${FROM}, 'to', n.weeks * 35))`;
