import { describe, expect, it } from 'vitest';
import { addressOfSource } from './findings.ts';

describe('addressOfSource', () => {
  it.each([
    ['10.2337/dc25-S002', 'https://doi.org/10.2337/dc25-S002'],
    ['10.1016/j.kint.2023.10.018 (KDIGO 2024): <60', 'https://doi.org/10.1016/j.kint.2023.10.018'],
    ['10.1093/eurheartj/ehz455: goals depend on the risk', 'https://doi.org/10.1093/eurheartj/ehz455'],
    ['IOM 2011: <12 ng/mL', null],
  ])('%s', (source, address) => expect(addressOfSource(source)).toBe(address));
});
