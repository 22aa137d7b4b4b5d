import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleMacroBar } from '../samples/sampleCharts.ts';
import { MacroBar } from './MacroBar.tsx';

const { carbohydrate, fat, protein } = sampleMacroBar.macros;

const meta = {
  title: 'Pictures/MacroBar',
  parameters: { chromatic: { disableSnapshot: false } },
} satisfies Meta;
export default meta;

export const Macros: StoryObj = {
  render: () => (
    <div style={{ display: 'grid', gap: 32 }}>
      <MacroBar {...sampleMacroBar} />
      <MacroBar
        {...sampleMacroBar}
        title="Without a goal"
        summary="Only what was eaten."
        macros={{
          carbohydrate: { name: carbohydrate.name, share: 0.61, grams: 305 },
          fat: { name: fat.name, share: 0.24, grams: 53.3 },
          protein: { name: protein.name, share: 0.15, grams: 75 },
        }}
      />
    </div>
  ),
};
