import { describe, expect, it } from 'vitest';
import { steadyFiles } from './memory/remembered-stories.mjs';
import { storyReport } from './story-report.mjs';

const attempt = (message?: string) => ({ duration: 20, errors: message ? [{ message }] : [] });
const story = (title: string, status: string, ...results: ReturnType<typeof attempt>[]) => ({
  title,
  tests: [{ status, results }],
});

/** What Playwright writes: one spec file, in it a suite for each story file. */
const raw = {
  suites: [
    {
      title: 'stories.spec.ts',
      suites: [
        { title: 'ui/Button.stories.tsx', specs: [story('Button › Pressed', 'expected', attempt())] },
        { title: 'ui/Menu.stories.tsx', specs: [story('Menu › Opens', 'flaky', attempt('Late'), attempt())] },
        {
          title: 'ui/Tabs.stories.tsx',
          specs: [
            story('Tabs › Default', 'expected', attempt()),
            story('Tabs › Scrolls', 'unexpected', attempt('No'), attempt('No again')),
          ],
        },
      ],
    },
  ],
};

describe('the report of the stories', () => {
  const report: {
    testResults: {
      name: string;
      assertionResults: { invocations: number; failureMessages: string[] }[];
    }[];
  } = storyReport('/project', raw);

  it('counts a story that passed at its second attempt as passed', () => {
    expect(report).toMatchObject({ numTotalTests: 4, numPassedTests: 3, numFailedTests: 1 });
  });

  it('tells how often a story was tried, and why it failed', () => {
    const stories = report.testResults.flatMap(({ assertionResults }) => assertionResults);
    expect(stories.map(({ invocations }) => invocations)).toEqual([1, 2, 1, 2]);
    expect(stories.at(-1)?.failureMessages).toEqual(['No', 'No again']);
  });

  it('lets only files be remembered whose every story passed at once', () => {
    const files = report.testResults.map((each) => ({ ...each, file: each.name }));
    expect(steadyFiles(files)).toEqual([{ file: '/project/ui/Button.stories.tsx', passed: 1 }]);
  });
});
