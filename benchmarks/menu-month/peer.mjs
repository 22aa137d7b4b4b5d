// A general solver on the same problems, day by day: what a week has used so far counts in the next day. Prints one
// JSON line. Its menus are judged like ours.
import { patientProblem } from './patients.mjs';
import { solvers } from './solvers.mjs';

const { domain, testing: judged, patients, days, peer, seconds, gap = 0.05 } = JSON.parse(process.argv[2]);
const menus = await import(domain);
const testing = await import(judged);
const solve = await solvers[peer](seconds, gap);

const times = [];
const shares = [];
let solved = 0;
let rulesBroken = 0;
let asked = 0;
for (let patient = 0; patient < patients; patient++) {
  const week = [];
  let spent = 0;
  for (let day = 0; day < days; day++) {
    asked++;
    const fill = testing.everyMeal(1).filter((at) => at.day === day);
    const problem = { ...patientProblem({ menus, testing }, patient, fill), kept: [...week] };
    const start = process.cpuUsage();
    const values = solve(testing.linearProgram(problem));
    const { user, system } = process.cpuUsage(start);
    spent += (user + system) / 1000;
    if (!values) continue;
    solved++;
    const meals = testing.mealsOfSolution(problem, values);
    rulesBroken += testing.brokenRules(problem, meals).length;
    week.push(...meals);
    if (day > 0) continue;
    const own = menus.solveMenu(problem, patient);
    const score = (of) => testing.scoreOf(problem, testing.penaltyOf(problem, of));
    if (own.status === 'SOLVED') shares.push(score(own.meals) / score(meals));
  }
  times.push((spent * 28) / days);
}
console.log(JSON.stringify({ times, solved, asked, rulesBroken, shares }));
