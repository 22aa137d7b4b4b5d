/** After as many days a measured response is named as old: weight, medication and habits may have changed since. */
const OLD_RESPONSE_DAYS = 180;

/** Whether what was measured at an instant is old at another one. */
export const isOldResponse = (measuredAt: string, now: Date): boolean =>
  now.getTime() - Date.parse(measuredAt) > OLD_RESPONSE_DAYS * 86_400_000;
