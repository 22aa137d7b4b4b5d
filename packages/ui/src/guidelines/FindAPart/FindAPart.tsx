import { useState } from 'react';
import { SearchField } from '../../components/SearchField/SearchField.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { entry, list, name as nameClass, small } from './FindAPart.css.ts';
import { findParts } from './findParts.ts';
import { parts } from './parts.ts';

/** Finds a part by its name, by its purpose, or by what other kits call it, in English and Spanish. */
export function FindAPart() {
  const [question, setQuestion] = useState('');
  const found = findParts(parts, question);
  return (
    <Stack gap="md">
      <SearchField
        label="What are you looking for?"
        placeholder="dropdown, desplegable, modal, gráfico…"
        clearLabel="Clear"
        value={question}
        onChange={setQuestion}
      />
      <Text as="div" size="sm" tone="muted">
        <span role="status">
          {found.length} of {parts.length} parts
        </span>
      </Text>
      {found.length > 0 ? (
        <ul className={list}>
          {found.map(({ name, group, what, page }) => (
            <li key={name}>
              <a className={entry} href={page} target="_top">
                <span className={nameClass}>
                  {name} <span className={small}>{group}</span>
                </span>
                <span className={small}>{what}</span>
              </a>
            </li>
          ))}
        </ul>
      ) : (
        <Text as="p">
          No part is called so. Say what it is for: “choose one of many”, “elegir una fecha”.
        </Text>
      )}
    </Stack>
  );
}
