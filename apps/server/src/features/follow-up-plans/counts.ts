/**
 * What of running follow-up plans is done, late and next, and the counts of their adherence as `adherenceOf` of the domain
 * defines them, in one pass over many.
 *
 * @param status the statement of their steps
 * @param now the parameter with the present instant
 */
export const countsOf = (status: string, now: string): string => `
  WITH counts AS MATERIALIZED (SELECT s.follow_up_plan_id, count(*) AS step_count, count(s.done_at) AS done_count,
    (array_agg(s.id ORDER BY s.due_date, s.position) FILTER (WHERE s.done_at IS NULL))[1] AS next_id,
    count(*) FILTER (WHERE s.is_past AND s.done_at IS NULL) AS overdue_count,
    count(*) FILTER (WHERE s.is_past) AS due_count,
    count(*) FILTER (WHERE s.is_past AND s.done_on <= s.due_date) AS on_time_count,
    count(*) FILTER (WHERE s.is_past AND s.is_weekly) AS survey_due_count,
    count(*) FILTER (WHERE s.is_past AND s.is_weekly AND s.done_at IS NOT NULL) AS survey_answered_count
  FROM (SELECT s.*, s.due_date < (${now} AT TIME ZONE s.timezone)::date AS is_past,
      coalesce(s.proof LIKE 'WEEK%SURVEY_ANSWERED', false) AS is_weekly
    FROM (${status}) s) s
  GROUP BY s.follow_up_plan_id)
  SELECT * FROM counts`;
