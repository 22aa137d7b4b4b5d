import { bloodAnalysisTest } from './blood-analysis/test-definition.ts';
import { calorimetryTest } from './calorimetry/test-definition.ts';
import { cgmTest } from './cgm/test-definition.ts';

/** What each type of medical test is: the rest of the domain knows no type by name. */
export const TEST_DEFINITIONS = [calorimetryTest, cgmTest, bloodAnalysisTest] as const;

type TestDefinition = (typeof TEST_DEFINITIONS)[number];
export type MedicalTestType = TestDefinition['type'];

/** The pages of a test; parameters as `:name`. */
export type TestRoute<Test = TestDefinition> = Test extends {
  path: infer Path extends string;
  pages: readonly (infer Page extends string)[];
}
  ? `/patient/:patientId/medical-test/${Path}/:medicalTest${Page}`
  : never;

export const TEST_ROUTES: readonly TestRoute[] = TEST_DEFINITIONS.flatMap(({ path, pages }) =>
  pages.map((page) => `/patient/:patientId/medical-test/${path}/:medicalTest${page}` as TestRoute),
);

type StepsOf<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;
/** The steps of follow-up plans that a type of test brings with it, by their code. */
export type TestSteps = StepsOf<TestDefinition['followUpSteps']>;

export const TEST_STEPS = Object.assign(
  {},
  ...TEST_DEFINITIONS.map(({ followUpSteps }) => followUpSteps),
) as TestSteps;
