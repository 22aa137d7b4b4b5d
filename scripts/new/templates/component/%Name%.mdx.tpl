import { Canvas, Controls, Meta } from '@storybook/addon-docs/blocks';
import { Accessibility } from '../../guidelines/blocks/Accessibility.tsx';
import { DoDont } from '../../guidelines/blocks/DoDont.tsx';
import { Keys } from '../../guidelines/blocks/Keys.tsx';
import { Must } from '../../guidelines/blocks/Must.tsx';
import * as stories from './%Name%.stories.tsx';

<Meta of={stories} />

# %Name%

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
