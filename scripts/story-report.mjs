import { join } from 'node:path';

/**
 * Playwright's report of the stories as `npm test` counts and remembers it: for each story file its stories, with how
 * often each was tried.
 */
export function storyReport(root, { suites }) {
  const testResults = suites
    .flatMap((each) => each.suites ?? [])
    .map(({ title, specs }) => {
      const assertionResults = specs.map(assertionOf);
      const isFailed = assertionResults.some(({ status }) => status === 'failed');
      return { name: join(root, title), status: isFailed ? 'failed' : 'passed', assertionResults };
    });
  const all = testResults.flatMap(({ assertionResults }) => assertionResults);
  const countOf = (wanted) => all.filter(({ status }) => status === wanted).length;
  return {
    numTotalTests: all.length,
    numPassedTests: countOf('passed'),
    numFailedTests: countOf('failed'),
    testResults,
  };
}

const STATUS = { expected: 'passed', flaky: 'passed', unexpected: 'failed', skipped: 'skipped' };

function assertionOf({ title, tests: [test] }) {
  return {
    fullName: title,
    status: STATUS[test.status],
    invocations: test.results.length,
    duration: test.results.reduce((sum, { duration }) => sum + duration, 0),
    failureMessages: test.results.flatMap(({ errors }) => errors.map(({ message }) => message)),
  };
}
