import js from '@eslint/js';
import globals from 'globals';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import storybook from 'eslint-plugin-storybook';
import tseslint from 'typescript-eslint';
import { boundariesRule } from './scripts/features/boundaries.mjs';

const everywhere = [
  {
    selector: 'ImportDeclaration[source.value="d3"] > ImportNamespaceSpecifier',
    message: 'Import what is needed from d3 by name: the whole of it is 90 KB.',
  },
  {
    // In Madrid it is tomorrow an hour or two before UTC says so: a day from UTC is wrong for whoever works late.
    selector:
      'CallExpression[callee.property.name="slice"][callee.object.callee.property.name="toISOString"][arguments.1.value=10] :matches(NewExpression[callee.name="Date"][arguments.length=0], CallExpression[callee.property.name="now"])',
    message:
      'This is the day in UTC: use todayIn() of @healzy/domain/shared with the zone whose day is meant.',
  },
];

/** 12/01/26 is the 12th of January or the 1st of December: digits are for columns, under one heading. */
const numericDates = [
  {
    selector:
      'MemberExpression[object.name="formats"][property.name="column"]:not(Property[key.name="cell"] *)',
    message: 'Outside the cells of a column the month is a word: use formats.day, date or dateTime.',
  },
  {
    selector:
      'Property[key.name="month"][value.value=/^(numeric|2-digit)$/], Property[key.name="dateStyle"][value.value="short"]',
    message: 'Use formats.day, date or dateTime, or formats.column in the cells of a column.',
  },
];

/** The clock of a device may be a day wrong: what is "now" to a person is the server's. */
const deviceClock = {
  selector:
    'NewExpression[callee.name="Date"][arguments.length=0], CallExpression[callee.object.name="Date"][callee.property.name="now"], CallExpression[callee.name="Date"]',
  message:
    'This is the clock of the device, which may be a day wrong: use serverNow() of @healzy/api/runtime/server-clock.',
};

const reactRouter = { name: 'react-router', message: 'Import from react-router-dom.' };

const smells = {
  '@typescript-eslint/no-explicit-any': 'error',
  '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
  '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
  '@typescript-eslint/ban-ts-comment': ['error', { 'ts-expect-error': 'allow-with-description' }],
  'no-console': ['error', { allow: ['warn', 'error'] }],
  '@typescript-eslint/no-unused-expressions': ['error', { allowShortCircuit: true, allowTernary: true }],
  eqeqeq: ['error', 'always', { null: 'ignore' }],
  'healzy/boundaries': 'error',
  'no-restricted-syntax': ['error', ...everywhere],
  'no-restricted-imports': [
    'error',
    {
      paths: [reactRouter],
    },
  ],
};

export default tseslint.config(
  {
    ignores: [
      '**/node_modules/**',
      '**/dist/**',
      'storybook-static/**',
      'packages/api/src/generated/**',
      '.turbo/**',
      '.data*/**',
      'test-results/**',
      'benchmarks/node_modules/**',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.recommended,
  ...storybook.configs['flat/recommended'],
  { plugins: { healzy: { rules: { boundaries: boundariesRule } } }, rules: smells },
  {
    files: ['apps/web/public/*.js'],
    languageOptions: { globals: { ...globals.browser } },
  },
  {
    files: ['**/*.{mjs,cjs}', 'scripts/**', '.storybook/**', 'benchmarks/**'],
    languageOptions: { globals: { ...globals.node } },
    rules: { 'no-console': 'off' },
  },
  { files: ['benchmarks/**'], languageOptions: { globals: { ...globals.browser } } },
  {
    files: ['packages/{ui,api}/src/**/*.{ts,tsx}', 'apps/web/src/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks, 'jsx-a11y': jsxA11y },
    languageOptions: { globals: { ...globals.browser } },
    rules: {
      ...reactHooks.configs.recommended.rules,
      ...jsxA11y.flatConfigs.recommended.rules,
      // React Aria's autoFocus moves focus into an overlay that has just been opened, which is what a dialog owes.
      'jsx-a11y/no-autofocus': ['error', { ignoreNonDOM: true }],
      // A region that scrolls must be reachable by keyboard (axe: scrollable-region-focusable).
      'jsx-a11y/no-noninteractive-tabindex': ['error', { tags: [], roles: ['region', 'tabpanel', 'group'] }],
      // In a grid the cells take the focus in turn, not the grid.
      'jsx-a11y/interactive-supports-focus': 'off',
      // Says only that the React compiler, which we do not use, would pass a component over.
      'react-hooks/incompatible-library': 'off',
    },
  },
  {
    // A chart is one tab stop that arrow keys read point by point, drawn by hand on a canvas that refs hold.
    files: ['packages/ui/src/charts/**/*.tsx'],
    rules: {
      'jsx-a11y/no-noninteractive-element-interactions': 'off',
      'jsx-a11y/no-noninteractive-tabindex': 'off',
      'react-hooks/refs': 'off',
    },
  },
  {
    files: ['apps/web/e2e/**'],
    ignores: ['apps/web/e2e/journey.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...everywhere,
        {
          // `page.goto` is over before the app is back from the provider; what comes next is then aborted now and then.
          selector:
            'CallExpression[callee.property.name=/^(goto|reload)$/]:not([arguments.0.value=/^chrome:/])',
          message: 'Use visit() or reload() of journey.ts, which wait until the app has come to rest.',
        },
      ],
    },
  },
  {
    // The date of manufacture has the form in which the specification gives it.
    files: ['apps/web/src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}', 'apps/web/src/app/formats.ts', 'apps/web/src/app/shell/AboutDialog.tsx'],
    rules: { 'no-restricted-syntax': ['error', ...everywhere, ...numericDates] },
  },
  {
    // Without https there is no clipboard, and reading from it throws at once instead of rejecting.
    files: ['apps/web/src/**/*.{ts,tsx}'],
    ignores: ['**/*.stories.tsx', '**/*.test.{ts,tsx}', 'apps/web/src/app/copy-text.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'navigator', property: 'clipboard', message: 'Use copyText() of app/copy-text.ts.' },
      ],
    },
  },
  {
    // The app composes; it neither styles nor calls the network by itself.
    files: ['apps/web/src/features/**/*.{ts,tsx}'],
    ignores: ['**/*.stories.tsx', '**/*.test.{ts,tsx}'],
    rules: {
      'no-restricted-globals': [
        'error',
        {
          name: 'fetch',
          message: 'Screens know hooks: put the call into openapi/ and use its hook from @healzy/api.',
        },
      ],
      'no-restricted-imports': [
        'error',
        {
          paths: [
            reactRouter,
            {
              name: '@healzy/api/documents',
              importNames: ['sendDocument'],
              message:
                'Leaving the screen must not lose the file: use useFileUploads or useFileStep of app/uploads, and its sendDocument.',
            },
          ],
        },
      ],
      'no-restricted-syntax': [
        'error',
        ...everywhere,
        ...numericDates,
        deviceClock,
        {
          selector: 'JSXAttribute[name.name="className"], JSXAttribute[name.name="style"]',
          message: 'Styling belongs in packages/ui; compose its components instead.',
        },
      ],
    },
  },
);
