import { CGM_FLAG_HIGH, CGM_FLAG_LOW, type CgmSeries } from '@healzy/domain/cgm';

/** Writes a series in its manufacturer's format: a Clarity export, in the wall clock of the series' zone. */
export function clarityFile(series: CgmSeries): Uint8Array {
  const unit = series.unit;
  const rows = [
    `Index,Timestamp (YYYY-MM-DDThh:mm:ss),Event Type,Event Subtype,Patient Info,Device Info,Source Device ID,Glucose Value (${unit}),Insulin Value (u),Carb Value (grams),Duration (hh:mm:ss),Glucose Rate of Change (${unit}/min),Transmitter Time (Long Integer),Transmitter ID`,
    '1,,FirstName,,,,,,,,,,,',
    '2,,LastName,,,,,,,,,,,',
    '3,,Device,,,Simulated sensor,demo,,,,,,,',
  ];
  series.epochSeconds.forEach((epoch, i) => {
    const wall = new Date((epoch + (series.offsetMinutes[i] ?? 0) * 60) * 1000).toISOString().slice(0, 19);
    const flags = series.flags[i] ?? 0;
    const recorded = String(series.recorded[i] ?? 0);
    const value = (flags & CGM_FLAG_LOW) !== 0 ? 'Low' : (flags & CGM_FLAG_HIGH) !== 0 ? 'High' : recorded;
    rows.push(`${i + 4},${wall},EGV,,,,demo,${value},,,,,${epoch},DEMO`);
  });
  return new TextEncoder().encode(`${rows.join('\r\n')}\r\n`);
}
