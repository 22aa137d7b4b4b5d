import { cell, head, key, keys } from './Keys.css.ts';
import { Phrase } from './Phrase.tsx';

export interface KeysProps {
  /** Key or keys, and what they do; `back ticks` mark code. */
  rows: readonly (readonly [keys: string, act: string])[];
}

/** What each key does in a part. */
export function Keys({ rows }: KeysProps) {
  return (
    <table className={`sb-unstyled ${keys}`}>
      <thead>
        <tr>
          <th scope="col" className={head}>
            Key
          </th>
          <th scope="col" className={head}>
            What it does
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, act]) => (
          <tr key={name}>
            <th scope="row" className={key}>
              {name}
            </th>
            <td className={cell}>
              <Phrase>{act}</Phrase>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
