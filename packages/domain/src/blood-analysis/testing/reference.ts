import { readFileSync } from 'node:fs';

const read = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../../test-data/blood/${name}`, import.meta.url), 'utf8'));

interface Vector {
  index: string;
  input: Record<string, number>;
  expected: number;
}

/** What independent programs compute from the published formulas; `test-data/README.md` says where it comes from. */
export const REFERENCE = read('reference.json') as {
  egfr: { creatinine_mg_dl: number; age: number; sex: 'M' | 'F'; ckd_epi_2021: number }[];
  lipids: {
    tc: number;
    hdl: number;
    tg: number;
    non_hdl: number;
    friedewald: number | null;
    sampson: number | null;
    martin_factor: number;
    martin: number;
    aip_mmol: number;
    tyg_90mgdl: number;
  }[];
  indices: Vector[];
  units: { analyte: string; from: string; to: string; factor: string }[];
  /** From and to which triglycerides, then the factor of each band of non-HDL cholesterol. */
  martin: number[][];
};

export interface ReportWithTruth {
  name: string;
  text: string;
  sample: string | null;
  markers: {
    label: string;
    loinc: string | null;
    value: number;
    unit: string;
    comparator?: string;
    low?: number;
    high?: number;
    rangeText?: string;
  }[];
}
/** Texts of reports with what a reader must find in them. */
export const REPORTS = read('reports.json') as ReportWithTruth[];
