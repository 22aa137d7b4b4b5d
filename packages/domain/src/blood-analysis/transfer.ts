import { transferPart } from '../shared/transfer-part.ts';
import { bloodDiagnosisRecord, bloodReportRecord, bloodResultsRecord } from './record.ts';

/** Reports of laboratories, reviewed results and what they were found compatible with. */
export const bloodAnalysisTransfer = transferPart({
  rows: {
    bloodReports: bloodReportRecord,
    bloodResults: bloodResultsRecord,
    bloodDiagnoses: bloodDiagnosisRecord,
  },
});
