export interface SampleMessage {
  readonly id: string;
  readonly sender: { readonly id: string; readonly name: string };
  readonly isOwn: boolean;
  readonly at: Date;
  readonly contents: readonly { readonly kind: 'text'; readonly text: string }[];
  readonly state?: 'read';
}

const own = { id: 'own', name: 'You' };
const other = { id: 'lucia', name: 'Lucía Ferrer' };
const phrases = [
  'Good morning. I slept well and had breakfast at eight.',
  'Thank you. How did you feel after the walk?',
  'A little tired, but fine after half an hour.',
  'Good. Keep dinner light today, and note down when you eat.',
  'I will.',
  'The recipe is at https://example.org/recipes/lentils, it takes twenty minutes.',
] as const;

/** A conversation of any length, always the same: about twelve messages a day up to Thursday 12 March 2026. */
export function sampleMessages(count: number, before = 0): SampleMessage[] {
  const end = Date.UTC(2026, 2, 12, 9, 40);
  return Array.from({ length: count }, (_, place) => {
    const age = before + count - 1 - place;
    const isOwn = Math.floor(age / 2) % 2 === 0;
    return {
      id: `m${age}`,
      sender: isOwn ? own : other,
      isOwn,
      at: new Date(end - age * 3 * 60_000 - Math.floor(age / 12) * 23.4 * 3_600_000),
      contents: [{ kind: 'text' as const, text: phrases[age % phrases.length] ?? phrases[0] }],
      ...(isOwn ? { state: 'read' as const } : {}),
    };
  });
}
