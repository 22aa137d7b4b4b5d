import type { OptionOf } from '@healzy/domain/patient-data';
import type { BodyOutlineProps } from '@healzy/ui/primitives/BodyOutline';

type Outlines<Set extends 'bodyShape' | 'abdomenShape' | 'complexion'> = readonly (readonly [
  code: OptionOf<Set>,
  outline: BodyOutlineProps,
])[];

/**
 * The drawing of each answer about a body, in the order offered to the patient. The codes are the specification's; its
 * terms for them are for staff only.
 */
export const OUTLINES = {
  bodyShape: [
    ['RECTANGULAR', { shoulders: 0.45, waist: 0.3, hips: 0.3, limbs: 0.35 }],
    ['HOURGLASS', { shoulders: 0.65, waist: 0.1, hips: 0.65, limbs: 0.4 }],
    ['PEAR', { shoulders: 0.2, waist: 0.3, hips: 0.85, limbs: 0.45 }],
    ['APPLE', { shoulders: 0.5, waist: 0.9, hips: 0.4, limbs: 0.35 }],
  ] satisfies Outlines<'bodyShape'>,
  abdomenShape: [
    ['FLAT', { view: 'side', belly: 0 }],
    ['SOME_FAT', { view: 'side', belly: 0.45 }],
    ['BELLY', { view: 'side', belly: 1 }],
  ] satisfies Outlines<'abdomenShape'>,
  complexion: [
    ['SKINNY', { shoulders: 0.2, waist: 0.05, hips: 0.15, limbs: 0 }],
    ['SOME_FAT', { shoulders: 0.45, waist: 0.5, hips: 0.5, limbs: 0.4 }],
    ['OBESE', { shoulders: 0.55, waist: 0.8, hips: 0.75, limbs: 0.65 }],
    ['VERY_OBESE', { shoulders: 0.65, waist: 1, hips: 1, limbs: 0.9 }],
    ['TONED', { shoulders: 0.55, waist: 0.15, hips: 0.3, limbs: 0.3 }],
    ['MUSCLED', { shoulders: 0.8, waist: 0.25, hips: 0.35, limbs: 0.6 }],
    ['VERY_MUSCLED', { shoulders: 1, waist: 0.35, hips: 0.4, limbs: 0.9 }],
  ] satisfies Outlines<'complexion'>,
} as const;

export type OutlinedSet = keyof typeof OUTLINES;

export const isOutlined = (set: string): set is OutlinedSet => Object.hasOwn(OUTLINES, set);
