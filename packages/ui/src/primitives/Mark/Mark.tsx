import { mark, person, stem } from './Mark.css.ts';

/** A mark drawn on a 24 grid: what is stroked in ink, and what is filled in the warm hue. */
export interface MarkDrawing {
  readonly ink: string;
  readonly inkWidth: number;
  readonly warm: string;
}

export interface MarkProps {
  drawing: MarkDrawing;
  /** As high as an icon of that size; `hero` (64 px) where the mark is the subject. */
  size?: 'md' | 'lg' | 'xl' | 'xxl' | 'hero';
  /** Accessible name, if no text beside it says the same. */
  label?: string | undefined;
}

/** A product's own drawn mark, in ink and the warm hue of the brand in force. */
export function Mark({ drawing: { ink, inkWidth, warm }, size, label }: MarkProps) {
  const voice = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <svg className={mark({ size })} viewBox="0 0 24 24" {...voice}>
      <path className={stem} d={ink} strokeWidth={inkWidth} />
      <path className={person} d={warm} />
    </svg>
  );
}
