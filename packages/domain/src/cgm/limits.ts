/**
 * Days from the first to the last reading of a test. Two years are far more than any test takes; days without readings
 * are drawn and counted like others, so they must be bounded.
 */
export const MAX_CGM_DAYS = 732;

/** Readings of a test: a year of a sensor that records every five minutes, eleven weeks of one that does every minute. */
export const MAX_CGM_READINGS = 110_000;

/** Hours without a reading after which the patient should be contacted (specification 9.5). */
export const CGM_SILENCE_HOURS = 24;
