import type { Language } from '../shared/index.ts';
import { type MedicalTestType, TEST_DEFINITIONS } from '../test-definitions.ts';

const definitionOf = (type: MedicalTestType) => TEST_DEFINITIONS.find((test) => test.type === type)!;

/** What a type of test is called where there is little room, and in sentences: "MCG". */
export const testName = (type: MedicalTestType, language: Language): string =>
  definitionOf(type).name[language];

/** What a type of test is called where it is chosen: "Monitorización continua de glucosa (MCG)". */
export const testFullName = (type: MedicalTestType, language: Language): string =>
  definitionOf(type).fullName[language];
