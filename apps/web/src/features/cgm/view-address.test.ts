import { describe, expect, it } from 'vitest';
import { periodOf } from './period.ts';
import { viewAddress } from './view-address.ts';

const whole = { from: '2026-02-01', to: '2026-03-20' };
const parametersOf = (name: string, from: string | null, to: string | null) =>
  new URL(viewAddress('t1', { name, from, to }, 'p1'), 'https://healzy.example').searchParams;

describe('a chart that a note cites', () => {
  it.each(['overview', 'heatMap'])('opens %s with exactly the cited days', (name) => {
    const parameters = parametersOf(name, '2026-03-01', '2026-03-05');
    expect(parameters.get('view')).toBe(name);
    expect(periodOf(parameters, whole)).toEqual({
      choice: 'custom',
      period: { from: '2026-03-01', to: '2026-03-05' },
    });
  });

  it('opens the cited day', () => {
    const parameters = parametersOf('daily', '2026-03-04', '2026-03-04');
    expect([parameters.get('view'), parameters.get('day')]).toEqual(['daily', '2026-03-04']);
  });

  it('opens its view where no days were cited', () => {
    expect(`${parametersOf('files', null, null)}`).toBe('view=files');
  });
});
