export { brokenRules } from './judge.ts';
export { linearProgram, mealsOfSolution, penaltyOf, scoreOf } from './milp.ts';
export { everyMeal, problemOf } from './problems.ts';
export * from './meant-by-records.ts';
