import { describe, expect, it } from 'vitest';
import { confirmsErasure, eraseAt } from './index.ts';

describe('the confirmation of an erasure', () => {
  const patient = { name: 'Lucía', surname: 'Ferrer Núñez' };

  it.each(['Lucía Ferrer Núñez', 'lucia ferrer nunez', '  LUCÍA   Ferrer  Nuñez '])('accepts %j', (typed) =>
    expect(confirmsErasure(typed, patient)).toBe(true),
  );
  it.each(['', 'Lucía', 'Lucía Ferrer', 'Lucía Ferrer Núñez Gil', 'borrar'])('rejects %j', (typed) =>
    expect(confirmsErasure(typed, patient)).toBe(false),
  );
});

it('keeps a deleted patient for thirty days of 24 hours, whatever the clocks do', () => {
  expect(eraseAt(new Date('2026-10-01T10:00:00Z')).toISOString()).toBe('2026-10-31T10:00:00.000Z');
});
