// Our solver over every patient, in a process of its own. Prints one JSON line.
import { patientProblem } from './patients.mjs';

const { domain, testing: judged, patients } = JSON.parse(process.argv[2]);
const menus = await import(domain);
const testing = await import(judged);
const fill = testing.everyMeal(4);

const solve = (patient) => menus.solveMenu(patientProblem({ menus, testing }, patient, fill), patient);
for (let patient = 0; patient < 20; patient++) solve(patient);

const times = [];
let solved = 0;
let rulesBroken = 0;
let othersOnRepeat = 0;
let distinct = 0;
for (let patient = 0; patient < patients; patient++) {
  const problem = patientProblem({ menus, testing }, patient, fill);
  const start = process.cpuUsage();
  const result = menus.solveMenu(problem, patient);
  const { user, system } = process.cpuUsage(start);
  times.push((user + system) / 1000);
  if (result.status !== 'SOLVED') continue;
  solved++;
  rulesBroken += testing.brokenRules(problem, result.meals).length;
  distinct += new Set(result.meals.flatMap(({ foods }) => foods.map(({ foodId }) => foodId))).size;
  if (patient % 10 === 0 && JSON.stringify(solve(patient)) !== JSON.stringify(result)) othersOnRepeat++;
}
console.log(JSON.stringify({ times, solved, rulesBroken, othersOnRepeat, distinct: distinct / solved }));
