import { RESTRICTING_ANSWERS } from '@healzy/domain/menus';

/** The restrictions of the patients `patient` (SQL) by their latest answers, and what they will not eat. */
const cannotEat = (patient: string): string => `LEFT JOIN LATERAL (
    SELECT v.answers, v.created_at FROM patient_data_versions v
    WHERE v.account_id = $1 AND v.patient_id = ${patient} AND v.section = 'habits'
    ORDER BY v.version DESC LIMIT 1) h ON true
  LEFT JOIN food_exclusions e ON e.account_id = $1 AND e.patient_id = ${patient}
  CROSS JOIN LATERAL (
    SELECT coalesce(array_agg(DISTINCT c.restriction), '{}') AS restrictions
    FROM jsonb_array_elements_text(coalesce(h.answers->'allergies', '[]') || coalesce(h.answers->'intolerances', '[]')
      || coalesce(h.answers->'dietTypes', '[]')) a
    JOIN (VALUES ${RESTRICTING_ANSWERS.map(({ answer, restriction }) => `('${answer}', '${restriction}')`).join(', ')})
      AS c (answer, restriction) ON c.answer = a) r`;

/** The meals of the plan `n` on days to come, numbered as in `menus.foods`. */
const FROM = `(greatest(0, ($3::timestamptz AT TIME ZONE p.timezone)::date - n.start_date) * 5)`;

/**
 * The foods that break what their patient cannot eat: `food_id, meals` (numbers of coming meals) of `menus m` of the
 * plan `n` of the patient `p`, after {@link cannotEat}. A food without restrictions stated, or that is gone, is for
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
    greatest(h.created_at, e.changed_at) AS since
  FROM nutritional_plans n
  JOIN patients p ON p.id = n.patient_id AND p.state = 'ACTIVE'
  JOIN menus m ON m.account_id = $1 AND m.nutritional_plan_id = n.id
  ${cannotEat('n.patient_id')}
  WHERE n.account_id = $1 AND n.start_date + n.weeks * 7 > ($3::timestamptz AT TIME ZONE p.timezone)::date
    AND (cardinality(r.restrictions) > 0 OR e.patient_id IS NOT NULL) AND EXISTS (${BROKEN})`;
