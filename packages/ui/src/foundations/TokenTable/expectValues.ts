import { expect, waitFor, within } from 'storybook/test';

/** Every role of a table has a value in the current theme; returns them by name. */
export async function expectValues(table: HTMLElement): Promise<ReadonlyMap<string, string>> {
  const rows = within(table)
    .getAllByRole('row')
    .filter((row) => row.querySelector('td'));
  const read = () =>
    new Map(
      rows.map((row) => [
        row.querySelector('th')?.textContent ?? '',
        row.querySelector('td')?.textContent ?? '',
      ]),
    );
  await expect(rows.length).toBeGreaterThan(1);
  await waitFor(() => expect([...read()].filter(([, value]) => !value)).toEqual([]));
  return read();
}
