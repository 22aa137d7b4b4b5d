import { useId, type ReactNode } from 'react';
import type { GlassBoxLabels } from '../../labels/glassBox.ts';
import { Link } from '../../primitives/Link/Link.tsx';
import * as styles from './GlassBox.css.ts';

export interface GlassBoxSource {
  readonly name: string;
  readonly href?: string;
}

export interface GlassBoxInput {
  readonly name: string;
  /** The value ready to display, with its unit. */
  readonly value: string;
  /** The date when it was measured or entered, ready to display. */
  readonly date?: string;
  /** The address of the record that contains the value. */
  readonly href?: string;
}

export interface GlassBoxExclusion {
  readonly what: string;
  readonly reason: string;
}

export interface GlassBoxFacts {
  /** The name of the figure, such as «Time in range». */
  figure: string;
  /** The figure itself, ready to display. */
  value?: string;
  /** The formula in one line, as text or as an element. */
  formula?: ReactNode;
  sources?: readonly GlassBoxSource[];
  inputs?: readonly GlassBoxInput[];
  excluded?: readonly GlassBoxExclusion[];
  /** Data that would make the figure more certain. */
  missing?: readonly string[];
}

/** The parts of an explanation. Empty parts are left out, except the inputs: that there are none is worth saying. */
export function GlassBoxContent({
  figure,
  value,
  formula,
  sources = [],
  inputs = [],
  excluded = [],
  missing = [],
  labels,
}: GlassBoxFacts & { labels: GlassBoxLabels }) {
  return (
    <div className={styles.parts}>
      {value !== undefined && (
        <p className={styles.value}>
          <span className={styles.valueName}>{figure}</span> {value}
        </p>
      )}
      {formula !== undefined && (
        <Part heading={labels.formula}>
          <p className={styles.formula}>{formula}</p>
        </Part>
      )}
      <Part heading={labels.inputs}>
        {inputs.length === 0 ? (
          <p className={styles.note}>{labels.noInputs}</p>
        ) : (
          <dl className={styles.inputs}>
            {inputs.map((input, index) => (
              <div key={`${index} ${input.name}`} className={styles.input}>
                <dt className={styles.inputName}>
                  {input.href === undefined ? input.name : <Link href={input.href}>{input.name}</Link>}
                </dt>
                <dd className={styles.inputValue}>{input.value}</dd>
                {input.date !== undefined && <dd className={styles.inputDate}>{input.date}</dd>}
              </div>
            ))}
          </dl>
        )}
      </Part>
      {excluded.length > 0 && (
        <Part heading={labels.excluded}>
          <ul className={styles.list}>
            {excluded.map(({ what, reason }, index) => (
              <li key={`${index} ${what}`}>
                {what}
                <span className={styles.reason}>{reason}</span>
              </li>
            ))}
          </ul>
        </Part>
      )}
      {missing.length > 0 && (
        <Part heading={labels.missing}>
          <ul className={styles.list}>
            {missing.map((what) => (
              <li key={what}>{what}</li>
            ))}
          </ul>
        </Part>
      )}
      {sources.length > 0 && (
        <Part heading={labels.sources}>
          <ul className={styles.list}>
            {sources.map(({ name, href }) => (
              <li key={name}>
                {href === undefined ? (
                  name
                ) : (
                  <Link href={href} target="_blank">
                    {name}
                  </Link>
                )}
                {href !== undefined && <span className={styles.address}>{href}</span>}
              </li>
            ))}
          </ul>
        </Part>
      )}
    </div>
  );
}

function Part({ heading, children }: { heading: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles.heading}>
        {heading}
      </h3>
      {children}
    </section>
  );
}
