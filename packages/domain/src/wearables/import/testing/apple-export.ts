import { ZipWriter } from '@zip.js/zip.js/lib/zip-core-native.js';

/** The definition as iOS 16 writes it: it ends an attribute list in the middle of another. */
const BROKEN_DTD = `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE HealthData [
<!-- HealthKit Export Version: 12 -->
<!ELEMENT HealthData (ExportDate,Me,(Record|Correlation|Workout|ActivitySummary|ClinicalRecord)*)>
<!ATTLIST HealthData
  locale CDATA #REQUIRED
>
<!ELEMENT RightEye EMPTY>
<!ATTLIST RightEye
  sphere        CDATA #IMPLIED
  sphereUnit    CDATA #IMPLIED
device          CDATA #IMPLIED
<!ELEMENT MetadataEntry EMPTY>
  key   CDATA #REQUIRED
]>
`;
const DEVICE =
  'device="&lt;&lt;HKDevice: 0x283d1c&gt;, name:Apple Watch, manufacturer:Apple Inc., model:Watch, hardware:Watch6,2, software:9.1&gt;"';
const two = (value: number) => String(value).padStart(2, '0');

/** A time as the export writes it, in the offset of the day of the export. */
const at = (epochS: number) => {
  const date = new Date((epochS + 7200) * 1000);
  const day = `${date.getUTCFullYear()}-${two(date.getUTCMonth() + 1)}-${two(date.getUTCDate())}`;
  return `${day} ${two(date.getUTCHours())}:${two(date.getUTCMinutes())}:${two(date.getUTCSeconds())} +0200`;
};
const record = (type: string, source: string, [start, end]: [number, number], rest: string) =>
  ` <Record type="HK${type}" sourceName="${source}" sourceVersion="9.1" ${rest} creationDate="${at(end + 60)}" startDate="${at(start)}" endDate="${at(end)}"`;

/** So early that gigabytes of days end before today. */
const FIRST_S = Date.UTC(2006, 0, 1) / 1000;
const STATES = ['Core', 'Deep', 'Core', 'REM', 'Awake', 'Core', 'REM', 'Core'];

/** One day of a watch and a telephone: how many records of each kind are known. */
function dayOf(day: number): string {
  const lines: string[] = [];
  const midnight = FIRST_S + day * 86_400;
  for (let minute = 6 * 60; minute < 21 * 60; minute += 2) {
    const from = midnight + minute * 60;
    const steps = 1 + ((day * 31 + minute * 17) % 90);
    const unit = `unit="count" value="${steps}"`;
    lines.push(
      `${record('QuantityTypeIdentifierStepCount', 'Apple Watch', [from, from + 120], `${DEVICE} ${unit}`)}/>`,
    );
    if (minute % 10 === 0)
      lines.push(`${record('QuantityTypeIdentifierStepCount', 'iPhone', [from, from + 600], unit)}/>`);
    lines.push(
      `${record('QuantityTypeIdentifierHeartRate', 'Apple Watch', [from, from], `${DEVICE} unit="count/min" value="${55 + ((day + minute) % 70)}"`)}>\n  <MetadataEntry key="HKMetadataKeyHeartRateMotionContext" value="0"/>\n </Record>`,
    );
    lines.push(
      `${record('QuantityTypeIdentifierActiveEnergyBurned', 'Apple Watch', [from, from + 120], `${DEVICE} unit="kcal" value="${(steps / 25).toFixed(3)}"`)}/>`,
    );
  }
  for (const [index, state] of STATES.entries()) {
    const from = midnight + 86_400 - 3600 + index * 3600;
    lines.push(
      `${record('CategoryTypeIdentifierSleepAnalysis', 'Apple Watch', [from, from + 3600], `value="HKCategoryValueSleepAnalysisAsleep${state}"`).replace('AsleepAwake', 'Awake')}>\n  <MetadataEntry key="HKTimeZone" value="Europe/Madrid"/>\n </Record>`,
    );
  }
  lines.push(
    `${record('CategoryTypeIdentifierMenstrualFlow', 'iPhone', [midnight, midnight + 60], 'value="1"')}/>`,
  );
  lines.push(
    `${record('QuantityTypeIdentifierBodyMass', `Waage\u000Bzu Hause`, [midnight, midnight], 'unit="kg" value="70"')}/>`,
  );
  return `${lines.join('\n')}\n`;
}

/** Records of one day by what is chosen, and of those that are not read. */
export const RECORDS_OF_DAY = { STEPS: 540, HEART_RATE: 450, ENERGY: 450, SLEEP: 8, CYCLE: 1, NOT_USED: 1 };

const APPLE_DAYS_END = '</HealthData>\n';
const appleStart = `${BROKEN_DTD}<HealthData locale="es_ES">\n <ExportDate value="2026-08-01 10:00:00 +0200"/>\n`;

/** Text of an export of at least so many bytes, day by day; says how many days it has. */
function* appleExport(bytes: number): Generator<string, number> {
  yield appleStart;
  let written = 0;
  let day = 0;
  while (written < bytes) {
    const text = dayOf(day++);
    written += text.length;
    yield text;
  }
  yield APPLE_DAYS_END;
  return day;
}

/** Such an export in a zip64, in a folder and under a Spanish name, with what lies beside it in a real one. */
export async function zippedAppleExport(
  bytes: number,
  into: WritableStream<Uint8Array>,
  name = 'apple_health_export/exportar.xml',
): Promise<{ days: number; bytes: number }> {
  const zip = new ZipWriter(into, { zip64: true, level: 4, useWebWorkers: false });
  const encoder = new TextEncoder();
  const add = (path: string, text: string) => zip.add(path, new Blob([text]).stream());
  await add(
    'apple_health_export/export_cda.xml',
    '<?xml version="1.0"?>\n<ClinicalDocument><HealthData/></ClinicalDocument>\n',
  );
  await add('apple_health_export/workout-routes/route_2026-01-01.gpx', '<gpx lat="40.4" lon="-3.7"/>');
  await add('apple_health_export/electrocardiograms/ecg_2026-01-01.csv', 'Name,Value\n1,2\n');
  const days = appleExport(bytes);
  let count = 0;
  let written = 0;
  const text = new ReadableStream<Uint8Array>({
    pull(controller) {
      const next = days.next();
      if (next.done) {
        count = next.value;
        controller.close();
        return;
      }
      const chunk = encoder.encode(next.value);
      written += chunk.length;
      controller.enqueue(chunk);
    },
  });
  await zip.add(name, text);
  await zip.close();
  return { days: count, bytes: written };
}
