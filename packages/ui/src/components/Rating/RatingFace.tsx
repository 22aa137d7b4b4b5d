import { eye, face } from './Rating.css.ts';

/** From worst to best: distinguished by mouth and eyes alone, without colour. */
const faces = [
  { mouth: 'M10.5 23c1.2-3 3-4.5 5.5-4.5s4.3 1.5 5.5 4.5', eyes: 'crossed' },
  { mouth: 'M11 22c1.2-1.6 2.9-2.4 5-2.4s3.8.8 5 2.4', eyes: 'open' },
  { mouth: 'M11 21h10', eyes: 'open' },
  { mouth: 'M11 19.5c1.2 1.6 2.9 2.4 5 2.4s3.8-.8 5-2.4', eyes: 'open' },
  { mouth: 'M10 18h12c-.5 3.6-2.7 5.5-6 5.5s-5.5-1.9-6-5.5Z', eyes: 'smiling' },
] as const;

export type RatingLevel = 1 | 2 | 3 | 4 | 5;

/** The drawing of a face; its label is beside it. */
export function RatingFace({ level }: { level: RatingLevel }) {
  const { mouth, eyes } = faces[(level - 1) as 0 | 1 | 2 | 3 | 4];
  return (
    <svg className={face} viewBox="0 0 32 32" aria-hidden>
      <circle cx="16" cy="16" r="13" />
      {eyes === 'crossed' && <path d="m9.5 11 3 3m0-3-3 3m10-3 3 3m0-3-3 3" />}
      {eyes === 'smiling' && <path d="M9.5 13.5c.6-1.6 2.4-1.6 3 0m7 0c.6-1.6 2.4-1.6 3 0" />}
      {eyes === 'open' && (
        <>
          <circle className={eye} cx="11.5" cy="12.5" r="1.4" />
          <circle className={eye} cx="20.5" cy="12.5" r="1.4" />
        </>
      )}
      <path d={mouth} />
    </svg>
  );
}
