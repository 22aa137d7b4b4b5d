// The obvious first implementation: text, lines, objects, filter, map; the time zone looked up in Intl for every row.
import { clarityFile } from '../data/clarity-file.mjs';
import { answerOf } from './answer.mjs';

const format = new Intl.DateTimeFormat('en-US', {
  timeZone: 'Europe/Madrid',
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
});

const wallOf = (epoch) => {
  const [month, day, year, hour, minute, second] = format
    .format(epoch * 1000)
    .split(/\D+/)
    .map(Number);
  return Date.UTC(year, month - 1, day, hour, minute, second) / 1000;
};

export function prepare({ readings, device }) {
  const bytes = clarityFile(readings, device);
  return () => {
    const [headings, ...lines] = new TextDecoder().decode(bytes).trim().split('\n');
    const names = headings.split(',');
    const rows = lines.map((line) => {
      const cells = line.split(',');
      return Object.fromEntries(names.map((name, index) => [name, cells[index]]));
    });
    const found = rows.filter((row) => row['Event Type'] === 'EGV');
    let last = Number.NEGATIVE_INFINITY;
    const typed = found.map((row) => {
      const wall = Date.parse(`${row['Timestamp (YYYY-MM-DDThh:mm:ss)']}Z`) / 1000;
      const text = row['Glucose Value (mg/dL)'];
      const candidates = [wall - 7200, wall - 3600].filter((epoch) => wallOf(epoch) === wall);
      const epoch = candidates.find((candidate) => candidate > last) ?? candidates[0];
      last = epoch;
      return { epoch, mgdl: text === 'Low' ? 39 : text === 'High' ? 401 : Number(text) };
    });
    const sorted = typed.sort((a, b) => a.epoch - b.epoch);
    return () =>
      answerOf(
        sorted.map((reading) => reading.epoch),
        sorted.map((reading) => reading.mgdl),
        sorted.length,
        rows.length - found.length,
      );
  };
}
