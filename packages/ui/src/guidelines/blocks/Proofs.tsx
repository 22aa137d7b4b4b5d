import { list, part, row } from './Proofs.css.ts';
import { StoryLink, type StoryExport } from './StoryLink.tsx';

export interface ProofsProps {
  /** The part, and the story that fails when it breaks: `['DataTable', table.LongCell]`. */
  of: readonly (readonly [part: string, story: StoryExport])[];
}

/** Which story proves the same thing for which part. */
export function Proofs({ of }: ProofsProps) {
  return (
    <table className={`sb-unstyled ${list}`}>
      <tbody>
        {of.map(([name, story], index) => (
          <tr key={index}>
            <th scope="row" className={part}>
              {name}
            </th>
            <td className={row}>
              <StoryLink of={story} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
