import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { mostUsed, notInteractive, notRooms } from './rooms.ts';

const src = dirname(fileURLToPath(import.meta.url));
const shelves = ['primitives', 'components', 'charts', 'patterns'] as const;
const folders = shelves.flatMap((shelf) =>
  readdirSync(join(src, shelf), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${shelf}/${name}`),
);
const rooms = folders.filter((folder) => !(folder in notRooms));

const read = (file: string) =>
  existsSync(join(src, file)) ? readFileSync(join(src, file), 'utf8') : undefined;
const nameOf = (room: string) => room.slice(room.indexOf('/') + 1);
const titleOf = (room: string) => `${room.charAt(0).toUpperCase()}${room.slice(1)}`;

const baselines = join(src, '../../../.storybook/visual-baselines');
const kebab = (messages: string) =>
  messages
    .replaceAll(/([a-z\d])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-');

/** Baseline names of a stories file's stories, following Storybook's ids. */
function picturesOf(text: string): string[] {
  const title = /title: '([^']+)'/.exec(text)?.[1] ?? '';
  const part = title.toLowerCase().replaceAll(/[^a-z\d]+/g, '-');
  return storiesOf(text).map((story) => `${part}--${kebab(story)}`);
}

/** Names of the stories that a stories file exports. */
const storiesOf = (text: string) => [...text.matchAll(/^export const (\w+)/gm)].map(([, name = '']) => name);

/** What the kit promises of every part. */
const promises = storiesOf(read('guidelines/Conformance/Conformance.stories.tsx') ?? '');

/** What is wrong with a page; each line says how to fix it. */
function pageProblems(
  page: string,
  name: string,
  stories: readonly string[],
  isInteractive: boolean,
): string[] {
  const problems: string[] = [];
  const parts: [part: string, pattern: RegExp, mend: string][] = [
    [
      'its props',
      /^## Props$\s+(?:<(?:Controls|ArgTypes) of=|It has none\.)/m,
      'end with "## Props" and <Controls of={stories.Default} />, or "It has none."',
    ],
    ['its stories', /<Meta of=\{stories\} \/>/, 'begin with <Meta of={stories} />'],
    ['its name', new RegExp(`^# ${name}$`, 'm'), `add the line "# ${name}" under <Meta>`],
    ['itself', /<Canvas of=\{stories\.\w+\}/, 'show it with <Canvas of={stories.Default} />'],
    ['when', /^## When$/m, 'add "## When" with "**Use it for** …" and "**Not for** …"'],
    ['what it is for', /\*\*Use it for\.?\*\*/, 'write "**Use it for** …" under "## When"'],
    ['what it is not for', /\*\*Not for\.?\*\*/, 'write "**Not for** …" and what to take instead'],
    ['what it must', /^## It must$/m, 'add "## It must" with one <Must by={stories.X}> for each promise'],
    [
      'a promise',
      /<Must\s+by=\{(stories|conformance)\.\w+\}/,
      'prove at least one promise by a story: <Must by={stories.X}>',
    ],
    [
      'its accessibility',
      /^## Accessibility$[\s\S]*<Accessibility/m,
      'add "## Accessibility" with <Accessibility …>',
    ],
  ];
  if (isInteractive) {
    parts.push(
      ['its keys', /^## Keyboard$[\s\S]*<Keys/m, 'add "## Keyboard" with <Keys rows={[…]} />'],
      [
        'who tried it',
        /<Accessibility[^>]*by=\{\[/,
        'name the stories that try it: <Accessibility by={[stories.KeyboardX]}>',
      ],
    );
  }
  const [first = ''] = /<(?:Canvas|Opened)\b[^>]*?\bof=\{\w+\.\w+\}/.exec(page) ?? [];
  if (!first.includes('of={pictures.'))
    problems.push(
      `${name}.mdx does not begin with its variants and states side by side: put <Canvas of={pictures.Variants} /> first.`,
    );
  for (const [part, pattern, mend] of parts)
    if (!pattern.test(page)) problems.push(`${name}.mdx does not say ${part}: ${mend}.`);
  for (const [, story = ''] of page.matchAll(/(?<=[{[\s,(])stories\.(\w+)/g))
    if (!stories.includes(story))
      problems.push(
        `${name}.mdx names stories.${story}, which ${name}.stories.tsx does not export: rename it on the page, or write it.`,
      );
  for (const [, story = ''] of page.matchAll(/\bconformance\.(\w+)/g))
    if (!promises.includes(story))
      problems.push(
        `${name}.mdx names conformance.${story}, which is no promise of the kit's Conformance stories.`,
      );
  if (/<Accessibility[^>]*pattern="/.test(page) && !/<Accessibility[^>]*url="https:/.test(page))
    problems.push(
      `${name}.mdx names a pattern without its address: add url="https://www.w3.org/WAI/ARIA/apg/…".`,
    );
  for (const [tag] of page.matchAll(/<Must\b[^>]*>/g))
    if (!/by=\{(stories|conformance)\.\w+\}/.test(tag))
      problems.push(`${name}.mdx promises without proof (${tag}): name a story, by={stories.X}.`);
  return [...new Set(problems)];
}

/** What is wrong with the stories; each line says how to fix it. */
function storyProblems(text: string, room: string, isInteractive: boolean): string[] {
  const problems: string[] = [];
  const file = `${nameOf(room)}.stories.tsx`;
  const stories = storiesOf(text);
  if (!text.includes(`title: '${titleOf(room)}'`))
    problems.push(`${file} stands elsewhere in Storybook: give it title: '${titleOf(room)}'.`);
  // Without it the table of props is made of the arguments of a story, and says nothing of the others.
  if (!new RegExp(`component: ${nameOf(room)}\\b`).test(text))
    problems.push(`${file} does not say whose props its page lists: add component: ${nameOf(room)}.`);
  if (!stories.includes('Default'))
    problems.push(`${file} has no Default: export the plain case under that name.`);
  if (isInteractive && !stories.some((story) => story.startsWith('Keyboard')))
    problems.push(
      `${file} is operated but no story does so by keyboard: export one whose name begins with Keyboard, or, if no key operates it, say why in rooms.ts.`,
    );
  const meta = text.slice(0, text.indexOf('export default'));
  if (/\brender:\s*\(\)\s*=>/.test(meta))
    problems.push(
      `${file} has dead controls: let render take its args, or leave render to the stories that need one.`,
    );
  for (const part of text.split(/^export const /m).slice(1)) {
    const name = /^\w+/.exec(part)?.[0] ?? '';
    if (!/\bplay\b/.test(part) && !/\.\.\.\w+/.test(part))
      problems.push(`${file}: ${name} asserts nothing: give it a play.`);
    if (!/\bname:\s*['"`]/.test(part))
      problems.push(`${file}: ${name} has no sentence for a name: add name: '…'.`);
  }
  return problems;
}

/** Fails with everything that is wrong at once, each line with how to fix it. */
function refuse(problems: readonly string[]) {
  expect(problems, problems.join('\n')).toHaveLength(0);
}

describe.each(rooms)('%s', (room) => {
  const name = nameOf(room);
  const isInteractive = !(room in notInteractive);

  it('has its furniture', () => {
    const missing = ['.tsx', '.stories.tsx', '.visual.stories.tsx', '.mdx']
      .map((end) => `${name}${end}`)
      .filter((file) => read(`${room}/${file}`) === undefined)
      .map((file) => `${room}/${file} is missing: npm run new:component writes one to start from.`);
    refuse(missing);
  });

  it('has a picture among the pictures', () => {
    expect(read(`${room}/${name}.visual.stories.tsx`)).toContain("title: 'Pictures/");
  });

  it('has its pictures in forced colours kept', () => {
    const text = read(`${room}/${name}.visual.stories.tsx`) ?? '';
    refuse(
      picturesOf(text)
        .map((picture) => `${picture}.forced.1280.png`)
        .filter((picture) => !existsSync(join(baselines, picture)))
        .map((picture) => `${picture} is missing: npm run test:visual -- ${name} --update, and look at it.`),
    );
  });

  it('has stories that prove something', () => {
    refuse(storyProblems(read(`${room}/${name}.stories.tsx`) ?? '', room, isInteractive));
  });

  it('has a page with all its parts', () => {
    const stories = storiesOf(read(`${room}/${name}.stories.tsx`) ?? '');
    refuse(pageProblems(read(`${room}/${name}.mdx`) ?? '', name, stories, isInteractive));
  });

  it('exports a part of its name', () => {
    expect(read(`${room}/${name}.tsx`)).toMatch(new RegExp(`^export (function|const) ${name}\\b`, 'm'));
  });
});

describe.each(mostUsed)('%s, which screens use most', (room) => {
  const name = nameOf(room);
  const recipes = storiesOf(read(`${room}/${name}.recipes.stories.tsx`) ?? '');

  it('has at least three recipes', () => expect(recipes.length).toBeGreaterThanOrEqual(3));

  it('shows each with its code, after its variants and before when to use it', () => {
    const page = read(`${room}/${name}.mdx`) ?? '';
    const [before = '', after = ''] = page.split('\n## When\n');
    refuse(
      recipes
        .filter(
          (recipe) => !new RegExp(`<Canvas of=\\{recipes\\.${recipe}\\} sourceState="shown" />`).test(before),
        )
        .map((recipe) => `${name}.mdx does not show recipes.${recipe} under "## Recipes".`),
    );
    expect(after).not.toContain('recipes.');
  });

  it('is out of what the sidebar hides', () =>
    expect(read(`${room}/${name}.recipes.stories.tsx`)).toContain(
      `{ title: 'Recipes/${name}', tags: ['recipe'] }`,
    ));
});

describe('what rooms.ts says', () => {
  it.each(Object.keys(notInteractive))('%s is a room', (room) => expect(folders).toContain(room));
  it.each(Object.keys(notRooms))('%s is a folder without a part of its name', (folder) => {
    expect(folders).toContain(folder);
    expect(read(`${folder}/${nameOf(folder)}.tsx`) ?? '').not.toMatch(
      new RegExp(`^export (function|const) ${nameOf(folder)}\\b`, 'm'),
    );
  });
});

describe('a page of the documentation', () => {
  const pages = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.mdx'),
  );

  it.each(pages)('names stories that exist: %s', (file) => {
    const page = read(file) ?? '';
    const missing = [...page.matchAll(/import \* as (\w+) from '([^']+\.stories\.tsx)'/g)].flatMap(
      ([, alias = '', path = '']) => {
        const stories = storiesOf(read(join(dirname(file), path)) ?? '');
        return [...page.matchAll(new RegExp(`(?<![\\w.])${alias}\\.(\\w+)`, 'g'))]
          .map(([, story = '']) => story)
          .filter((story) => !stories.includes(story) && story !== 'default')
          .map((story) => `${alias}.${story} is not in ${path}: rename it on the page, or write it.`);
      },
    );
    refuse(missing);
  });
});
