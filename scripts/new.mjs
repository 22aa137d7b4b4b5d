// `npm run new:component -- NumberField [--room components|charts|patterns|primitives]` and
// `npm run new:feature -- word [--uses other,words]`: generates the files of a component or a feature, ready to be
// filled.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { install, root } from './bootstrap.mjs';

install();

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { room: { type: 'string', default: 'components' }, uses: { type: 'string', default: 'session' } },
});
const [kind, name] = positionals;

function stop(message) {
  console.error(message);
  process.exit(1);
}

const written = ['features.json'];

function write(path, text) {
  const file = join(root, path);
  if (existsSync(file)) stop(`${path} exists already; nothing was changed.`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  written.push(file);
  console.log(`wrote ${path}`);
}

function newComponent() {
  const rooms = ['primitives', 'components', 'charts', 'patterns'];
  if (!/^[A-Z][A-Za-z0-9]+$/.test(name ?? ''))
    stop('Name the component in PascalCase: npm run new:component -- NumberField');
  if (!rooms.includes(values.room)) stop(`--room is one of ${rooms.join(', ')}.`);
  const folder = `packages/ui/src/${values.room}/${name}`;
  if (existsSync(join(root, folder))) stop(`${folder} exists already; nothing was changed.`);
  const local = name[0].toLowerCase() + name.slice(1);
  const title = `${values.room[0].toUpperCase()}${values.room.slice(1)}/${name}`;

  write(
    `${folder}/${name}.tsx`,
    `import { Button } from 'react-aria-components/Button';
import type { ReactNode } from 'react';
import { ${local} } from './${name}.css.ts';

export interface ${name}Props {
  /** What it says. */
  children: ReactNode;
  /** What a press does. */
  onPress?: () => void;
}

/** What it is for, in one sentence. */
export function ${name}({ children, onPress }: ${name}Props) {
  return (
    <Button className={${local}} {...(onPress ? { onPress } : {})}>
      {children}
    </Button>
  );
}
`,
  );
  write(
    `${folder}/${name}.css.ts`,
    `import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { press } from '../../theme/press.css.ts';

const { color, density, radius, space } = vars;

export const ${local} = style([
  press,
  {
    maxWidth: '100%',
    minHeight: density.control,
    paddingInline: space.sm,
    border: \`1px solid \${color.border.control}\`,
    borderRadius: radius.control,
    background: color.surface.control,
    color: color.text.primary,
    overflowWrap: 'anywhere',
    selectors: {
      '&[data-hovered]': { background: color.surface.hover },
      '&[data-pressed]': { background: color.surface.pressed },
    },
  },
]);
`,
  );
  write(
    `${folder}/${name}.stories.tsx`,
    `import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { expectToFit, longName, narrow } from '../../guidelines/badInput.tsx';
import { ${name} } from './${name}.tsx';

const meta = { title: '${title}', component: ${name}, args: { children: '${name}', onPress: fn() } } satisfies Meta<typeof ${name}>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Says what a person notices first',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('${name}')).toBeVisible();
  },
};

// What no key operates says so in packages/ui/src/rooms.ts instead, and loses this story.
export const KeyboardReach: Story = {
  name: 'Tab reaches it, and Enter presses it',
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '${name}' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

export const LongName: Story = {
  name: 'A thousand letters fit the smallest screen',
  decorators: [narrow],
  args: { children: longName },
  play: async ({ canvasElement }) => expectToFit(canvasElement),
};
`,
  );
  write(
    `${folder}/${name}.visual.stories.tsx`,
    `import type { Meta, StoryObj } from '@storybook/react-vite';
import { ${name} } from './${name}.tsx';

const meta = {
  title: 'Pictures/${name}',
  parameters: { chromatic: { disableSnapshot: false } },
} satisfies Meta;
export default meta;

export const Variants: StoryObj = { render: () => <${name}>${name}</${name}> };
`,
  );
  write(
    `${folder}/${name}.mdx`,
    `import { Canvas, Controls, Meta } from '@storybook/addon-docs/blocks';
import { Accessibility } from '../../guidelines/blocks/Accessibility.tsx';
import { DoDont } from '../../guidelines/blocks/DoDont.tsx';
import { Keys } from '../../guidelines/blocks/Keys.tsx';
import { Must } from '../../guidelines/blocks/Must.tsx';
import * as stories from './${name}.stories.tsx';

<Meta of={stories} />

# ${name}

What it is, in one sentence.

<Canvas of={stories.Default} />

## When

**Use it for** what it is best at.

**Not for** what something else does better: say what.

## It must

<Must by={stories.Default}>Do what a person can rely on.</Must>
<Must by={stories.LongName}>Fit the smallest screen, whatever it holds.</Must>

## Keyboard

<Keys
  rows={[
    ['Tab', 'Reaches it'],
    ['Enter, Space', 'Presses it'],
  ]}
/>

## Do and don't

<DoDont good="How it is meant." bad="How it is not." />

## Accessibility

<Accessibility
  pattern="Button"
  url="https://www.w3.org/WAI/ARIA/apg/patterns/button/"
  by={[stories.KeyboardReach]}
>
  What is announced, what was tested.
</Accessibility>

## Props

<Controls of={stories.Default} />
`,
  );
  console.log(
    `\nNext: fill it in, then npm run test:stories -- ${name}, and npx vitest run packages/ui/src/rooms.test.ts`,
  );
}

function newFeature() {
  if (!/^[a-z]+(-[a-z]+)*$/.test(name ?? ''))
    stop('Name the word in lower case with dashes: npm run new:feature -- follow-up-plans');
  const file = join(root, 'features.json');
  const features = JSON.parse(readFileSync(file, 'utf8'));
  const uses = values.uses.split(',').filter(Boolean);
  const unknown = uses.filter((word) => !(word in features.features));
  if (unknown.length) stop(`--uses names no word: ${unknown.join(', ')}.`);
  features.features[name] ??= { uses };
  writeFileSync(file, `${JSON.stringify(features, null, 2)}\n`);

  write(
    `packages/domain/src/${name}/index.ts`,
    `// The pure rules of "${name}": schemas, calculations, state machines. No React, no I/O.\nexport {};\n`,
  );
  const module = `${name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())}Module`;
  write(
    `apps/web/src/features/${name}/module.ts`,
    `import type { WebModule } from '../../app/module.ts';

/** What "${name}" gives to the rest of the product. List it in features/index.ts. */
export const ${module}: WebModule = { name: '${name}' };
`,
  );
  for (const language of ['es', 'en']) write(`apps/web/src/locales/${language}/${name}.json`, '{}\n');
  console.log(
    `\nNext, the contract: openapi/${name}/, then npm run contract; the compiler leads on from there.`,
  );
}

if (kind === 'component') newComponent();
else if (kind === 'feature') newFeature();
else stop('npm run new:component -- Name, or npm run new:feature -- word');

spawnSync(process.execPath, [join(root, 'node_modules/prettier/bin/prettier.cjs'), '--write', ...written], {
  cwd: root,
});
