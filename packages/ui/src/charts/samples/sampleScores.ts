import type { ScoreDialProps } from '../ScoreDial/ScoreDial.tsx';

export const sampleScores: ScoreDialProps[] = [
  {
    label: 'Mean glucose',
    value: '142',
    unit: 'mg/dL',
    state: 'good',
    stateWord: 'In goal',
    scale: { at: 0.42, goalFrom: 0.12, goalTo: 0.5 },
    trend: { direction: 'down', text: '6', description: '6 mg/dL less' },
  },
  {
    label: 'Time in range',
    value: '71.4',
    unit: '%',
    state: 'good',
    stateWord: 'In goal',
    scale: { at: 0.714, goalFrom: 0.7, goalTo: 1 },
    trend: { direction: 'up', text: '3.1', description: '3.1 points more' },
  },
  {
    label: 'Variability',
    value: '38.2',
    unit: '%',
    state: 'attention',
    stateWord: 'Unsteady',
    scale: { at: 0.6, goalFrom: 0, goalTo: 0.55 },
    trend: { direction: 'level', text: '0.2', description: 'almost unchanged' },
  },
  {
    label: 'Lowest',
    value: '48',
    unit: 'mg/dL',
    state: 'critical',
    stateWord: 'Very low',
    scale: { at: 0.06, goalFrom: 0.12, goalTo: 0.5 },
  },
  {
    label: 'Highest',
    value: '286',
    unit: 'mg/dL',
    state: 'critical',
    stateWord: 'Very high',
    scale: { at: 0.82, goalFrom: 0.12, goalTo: 0.5 },
  },
  { label: 'Fasting glucose', value: null, state: 'unknown', stateWord: 'Too few readings' },
];
