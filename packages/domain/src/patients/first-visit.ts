/** Days for which a patient is new: ours, four weeks, the length of a first follow-up. */
const FIRST_VISIT_DAYS = 28;

/**
 * Whether a record still shows what a first visit is about.
 *
 * @param patient with the instant of its creation, ISO 8601
 */
export function isFirstVisitDue(patient: { createdAt: string; state: string }, now: Date): boolean {
  const days = (now.getTime() - Date.parse(patient.createdAt)) / 86_400_000;
  return patient.state === 'ACTIVE' && days < FIRST_VISIT_DAYS;
}
