import { madridMinutes, seeded, trace } from './trace.mjs';

const HEADINGS =
  'Index,Timestamp (YYYY-MM-DDThh:mm:ss),Event Type,Event Subtype,Patient Info,Device Info,Source Device ID,Glucose Value (mg/dL),Insulin Value (u),Carb Value (grams),Duration (hh:mm:ss),Glucose Rate of Change (mg/dL/min),Transmitter Time (Long Integer),Transmitter ID';

/**
 * A Clarity export with `readings` glucose rows in Madrid's wall clock (a missing hour each March, a repeated one each
 * October), the alert rows at its head that carry values but are not readings, and calibrations, insulin and meals
 * between them.
 *
 * @param device names the receiver in each row; real ones are up to forty letters long
 * @returns the file's bytes
 */
export function clarityFile(readings, device = 'android G6') {
  const { epochSeconds, mgdl } = trace(readings, 11);
  const minutes = madridMinutes(epochSeconds);
  const random = seeded(5);
  const rows = [
    HEADINGS,
    '1,,FirstName,,Ana,,,,,,,,,',
    '2,,LastName,,Prueba,,,,,,,,,',
    `3,,Device,,,Dexcom G6 Mobile App,${device},,,,,,,`,
    `4,,Alert,Fall,,,${device},,,,,3,,`,
    `5,,Alert,High,,,${device},251,,,,,,`,
    `6,,Alert,Low,,,${device},64,,,,,,`,
    `7,,Alert,Urgent Low,,,${device},55,,,,,,`,
  ];
  let line = rows.length;
  for (let index = 0; index < readings; index++) {
    const wall = new Date((epochSeconds[index] + minutes[index] * 60) * 1000).toISOString().slice(0, 19);
    const value = mgdl[index] < 40 ? 'Low' : mgdl[index] > 400 ? 'High' : mgdl[index];
    rows.push(`${line++},${wall},EGV,,,,${device},${value},,,,,${7_000_000 + index * 300},8JJ21H`);
    const extra = random();
    if (extra < 0.002) rows.push(`${line++},${wall},Calibration,,,,${device},${mgdl[index]},,,,,,8JJ21H`);
    else if (extra < 0.008) rows.push(`${line++},${wall},Insulin,Fast-Acting,,,${device},,4.5,,,,,`);
    else if (extra < 0.012) rows.push(`${line++},${wall},Carbs,,,,${device},,,35,,,,`);
  }
  return new TextEncoder().encode(rows.join('\n') + '\n');
}

/** What makes ten megabytes: as many readings as one test has at most, from a receiver with a long name. */
export const TEN_MEGABYTES = { readings: 109_000, device: 'Dexcom G6 Mobile App 1.11.2 android G6' };
