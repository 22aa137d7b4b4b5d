import { readFileSync, statSync } from 'node:fs';
import { parseArgs } from 'node:util';
import {
  cgmMetrics,
  parseCgmFile,
  type CgmFileResult,
  type ParseCgmOptions,
} from '../packages/domain/src/cgm/index.ts';
import { fileSignature, MAX_UPLOAD_BYTES } from '../packages/domain/src/documents/index.ts';
import { describeLaboratoryPdf } from './inspect-laboratory.ts';
import { type BloodSubject } from '../packages/domain/src/blood-analysis/index.ts';
import { GLUCOSE_UNITS } from '../packages/domain/src/shared/index.ts';
import type { ParseCartOptions } from '../packages/domain/src/calorimetry/index.ts';
import { cartAnswer, inspectCart } from './inspect-cart.ts';
import { inspectWearable } from './inspect-wearable.ts';
import type { WearableImportOptions } from '../packages/domain/src/wearables/import/index.ts';

const USAGE = `Usage: npm run -s inspect -- FILE… [--zone Europe/Madrid] [--unit mg/dL|mmol/L] [--day-order DMY|MDY]
       npm run -s inspect -- FILE… [--answer vo2Unit=L_MIN]…
       npm run -s inspect -- FILE… [--zone Europe/Madrid] [--clock UTC|LOCAL] [--person ID]
         [--day-order DMY|MDY]
       npm run -s inspect -- FILE… [--age 44] [--sex male|female] [--fasting yes|no] [--pregnant yes|no]

Prints what was recognised in each file as JSON: one object for one file, a list for several.
- Of a sensor's file, its readings and their metrics. Without --zone the wall clock is taken as written.
- Of a metabolic cart's file, its phases and results; --answer answers one of its questions by its id, or gives the
  weight (weightKg=70); age and sex are needed where the file does not state them.
- Of a wearable's export or a diary, alone or in a zip, what it holds, its days and nights; files that belong together
  (the nights of Samsung and their stages) go into one zip.
- Of a laboratory's PDF, its markers with their doubts, the lines that give no value, indices and findings, for which
  age, sex, fasting and pregnancy are needed where the report does not state them.
Exit code 1 when a file is refused or missing, 2 when the
command is wrong.`;

/** Metrics in the order of the reference data. */
const METRICS = [
  'n',
  'mean',
  'sd',
  'cv',
  'min',
  'max',
  'median',
  'tbr_lt54',
  'tbr_54_69',
  'tir_70_180',
  'titr_70_140',
  'tir_63_140',
  'tar_181_250',
  'tar_gt250',
  'gmi',
  'ea1c',
  'j_index',
  'lbgi',
  'hbgi',
  'adrr',
  'gri',
  'cogi',
  'mage',
  'modd',
  'conga24',
  'active_percent',
] as const;

function wrong(message: string): never {
  console.error(`${message}\n\n${USAGE}`);
  process.exit(2);
}

interface Command {
  files: string[];
  options: ParseCgmOptions;
  answers: ParseCartOptions;
  subject: BloodSubject;
  wearable: WearableImportOptions;
}

/** `yes` or `no`, or not said. */
function answerOf(name: string, value: string | undefined): boolean | null {
  if (value === undefined) return null;
  if (value !== 'yes' && value !== 'no') wrong(`--${name} is yes or no, not "${value}".`);
  return value === 'yes';
}

function subjectOf(values: Record<string, unknown>): BloodSubject {
  const { age, sex, fasting, pregnant } = values as Record<string, string | undefined>;
  if (age !== undefined && !/^\d{1,3}$/u.test(age)) wrong(`--age is in whole years, not "${age}".`);
  if (sex !== undefined && sex !== 'male' && sex !== 'female')
    wrong(`--sex is male or female, not "${sex}".`);
  return {
    age: age === undefined ? null : Number(age),
    sex: sex === undefined ? null : sex === 'male' ? 'MALE' : 'FEMALE',
    isFasting: answerOf('fasting', fasting),
    isPregnant: answerOf('pregnant', pregnant),
  };
}

function readCommand(): Command {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        zone: { type: 'string' },
        clock: { type: 'string' },
        person: { type: 'string' },
        unit: { type: 'string' },
        'day-order': { type: 'string' },
        answer: { type: 'string', multiple: true },
        age: { type: 'string' },
        sex: { type: 'string' },
        fasting: { type: 'string' },
        pregnant: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    });
    if (values.help) {
      console.log(USAGE);
      process.exit(0);
    }
    const options: ParseCgmOptions = {};
    if (values.zone !== undefined) options.zone = values.zone;
    if (values.unit !== undefined) {
      const unit = GLUCOSE_UNITS.find((known) => known.toLowerCase() === values.unit!.toLowerCase());
      if (unit === undefined) wrong(`--unit is one of ${GLUCOSE_UNITS.join(', ')}, not "${values.unit}".`);
      options.unit = unit;
    }
    const order = values['day-order']?.toUpperCase();
    if (order !== undefined) {
      if (order !== 'DMY' && order !== 'MDY')
        wrong(`--day-order is DMY or MDY, not "${values['day-order']}".`);
      options.dayOrder = order;
    }
    const wearable: WearableImportOptions = {};
    if (values.zone !== undefined) wearable.zone = values.zone;
    if (values.person !== undefined) wearable.person = values.person;
    if (order !== undefined) wearable.dayOrder = order;
    if (values.clock !== undefined) {
      if (values.clock !== 'UTC' && values.clock !== 'LOCAL')
        wrong(`--clock is UTC or LOCAL, not "${values.clock}".`);
      wearable.clock = values.clock;
    }
    const answers: ParseCartOptions = {};
    for (const text of values.answer ?? []) {
      const answer = cartAnswer(text);
      if (answer === null)
        wrong(`--answer is a question's id with its answer, as vo2Unit=L_MIN, not "${text}".`);
      Object.assign(answers, answer);
    }
    if (positionals.length === 0) wrong('Name at least one file.');
    return { files: positionals, options, answers, subject: subjectOf(values), wearable };
  } catch (error) {
    wrong(error instanceof Error ? error.message : String(error));
  }
}

/** The answer of the reader of its kind, or an error of the same shape for a file that cannot even be opened. */
async function inspect(file: string, { options, answers, subject, wearable }: Command): Promise<object> {
  let bytes: Uint8Array;
  try {
    const { size } = statSync(file);
    if (size > MAX_UPLOAD_BYTES) {
      // Exports of wearables are read piece by piece, and may be larger than any other file.
      const ofWearable = await inspectWearable([file], wearable);
      if (ofWearable) return { file, ...ofWearable };
      // Rejected by its size, without reading it.
      const details = { bytes: size, maxBytes: MAX_UPLOAD_BYTES };
      return { file, ...described({ kind: 'refused', code: 'FILE_TOO_LARGE', details }) };
    }
    bytes = readFileSync(file);
  } catch (error) {
    const found = (error as NodeJS.ErrnoException).code ?? 'unreadable';
    return {
      file,
      recognised: null,
      readings: null,
      questions: [],
      code: 'FILE_NOT_FOUND',
      details: { found },
      metrics: null,
    };
  }
  if (fileSignature(bytes) === 'pdf') return { file, ...(await describeLaboratoryPdf(bytes, subject)) };
  const cgm = parseCgmFile(bytes, options);
  const ofWearable = cgm.kind === 'refused' ? await inspectWearable([file], wearable) : null;
  if (ofWearable) return { file, ...ofWearable };
  return {
    file,
    ...(inspectCart(bytes, answers, { ageYears: subject.age, sex: subject.sex }) ?? described(cgm)),
  };
}

function described(result: CgmFileResult): object {
  if (result.kind === 'refused') {
    const { code, details, recognised = null } = result;
    return { recognised, readings: null, questions: [], code, details, metrics: null };
  }
  if (result.kind === 'question') {
    return {
      recognised: result.recognised,
      readings: null,
      questions: result.questions,
      code: null,
      metrics: null,
    };
  }
  const { recognised, series, report } = result;
  const metrics = cgmMetrics(series);
  return {
    recognised,
    readings: {
      count: report.count,
      first: report.first,
      last: report.last,
      min: Math.min(...extremes(series.recorded)),
      max: Math.max(...extremes(series.recorded)),
      censored: report.censored,
      duplicates: report.duplicates,
      rows: report.rows,
      skipped: report.skipped,
      clock: report.clock,
    },
    questions: [],
    code: null,
    metrics: Object.fromEntries(METRICS.map((name) => [name, metrics[name]])),
  };
}

function extremes(column: Float64Array): [number, number] {
  return [column.reduce((a, b) => Math.min(a, b)), column.reduce((a, b) => Math.max(a, b))];
}

async function main(): Promise<void> {
  const command = readCommand();
  const answers: object[] = [];
  for (const file of command.files) answers.push(await inspect(file, command));
  console.log(JSON.stringify(answers.length === 1 ? answers[0] : answers, null, 2));
  process.exitCode = answers.some((answer) => 'code' in answer && answer.code !== null) ? 1 : 0;
}

void main();
