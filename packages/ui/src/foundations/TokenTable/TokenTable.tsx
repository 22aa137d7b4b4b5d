import { useRef, type ReactNode } from 'react';
import { leaves, type Roles } from './leaves.ts';
import { cell, head, name as nameClass, scroll, table, value as valueClass } from './TokenTable.css.ts';
import { useTokens } from './useTokens.ts';

export interface TokenTableProps {
  /** Names the table. */
  label: string;
  /** Prefix of each name: "space." */
  prefix: string;
  roles: Roles;
  /** A preview of a role. */
  specimen: (role: string, name: string) => ReactNode;
}

/** Roles with their values and previews in the current theme. */
export function TokenTable({ label, prefix, roles, specimen }: TokenTableProps) {
  const ref = useRef<HTMLTableElement>(null);
  const rows = leaves(roles);
  const values = useTokens(
    ref,
    rows.map(([, role]) => role),
  );
  return (
    <div className={scroll} role="region" aria-label={label} tabIndex={0}>
      <table ref={ref} className={table}>
        <thead>
          <tr>
            <th scope="col" className={head}>
              Role
            </th>
            <th scope="col" className={head}>
              Value
            </th>
            <th scope="col" className={head}>
              Looks like
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, role], index) => (
            <tr key={name}>
              <th scope="row" className={nameClass}>
                {prefix}
                {name}
              </th>
              <td className={valueClass}>{values[index]}</td>
              <td className={cell}>{specimen(role, name)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
