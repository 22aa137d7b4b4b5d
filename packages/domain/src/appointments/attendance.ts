/**
 * Whether it can be said if the patient came: of an appointment that has begun, as they are seen to arrive or not. One
 * that was cancelled did not take place.
 */
export function takesAttendance(
  { state, startsAt }: { state: 'SCHEDULED' | 'CANCELED'; startsAt: string },
  now: Date,
): boolean {
  return state === 'SCHEDULED' && Date.parse(startsAt) <= now.getTime();
}
