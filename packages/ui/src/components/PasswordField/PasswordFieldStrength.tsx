import { step, steps, strength, verdict } from './PasswordField.css.ts';

export interface PasswordStrength {
  /** From 0 to 4. */
  score: 0 | 1 | 2 | 3 | 4;
  /** The verdict in words: "Weak: add another word". */
  text: string;
}

const tones = ['critical', 'critical', 'warning', 'success', 'success'] as const;

/** How hard a password is to guess, in four steps and in words. */
export function PasswordFieldStrength({ score, text }: PasswordStrength) {
  return (
    <div className={strength}>
      <span className={steps} aria-hidden>
        {[1, 2, 3, 4].map((each) => (
          <span key={each} className={step({ tone: tones[score], isReached: each <= score })} />
        ))}
      </span>
      <span role="status" className={verdict}>
        {text}
      </span>
    </div>
  );
}
