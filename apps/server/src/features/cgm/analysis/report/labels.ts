import enAnalysis from '../../../../../../web/src/locales/en/cgm-analysis.json';
import enScreen from '../../../../../../web/src/locales/en/cgm.json';
import esAnalysis from '../../../../../../web/src/locales/es/cgm-analysis.json';
import esScreen from '../../../../../../web/src/locales/es/cgm.json';
import enShared from '../../../../../../web/src/features/cgm/sentences/en.json';
import esShared from '../../../../../../web/src/features/cgm/sentences/es.json';
import { translator } from '../../../../platform/messages.ts';
import enReport from '../../locales/en.json';
import esReport from '../../locales/es.json';

/** What the screens say too. */
export const screenLabels = translator({ es: esScreen, en: enScreen });
/** The headings of an analysis, as its form has them. */
export const analysisLabels = translator({ es: esAnalysis, en: enAnalysis });
/** Findings, as dashboard, lists and canvas say them. */
export const findingLabels = translator({
  es: esShared['medical-tests'].finding,
  en: enShared['medical-tests'].finding,
});
/** What only the report says. */
export const reportLabels = translator({ es: esReport, en: enReport });
