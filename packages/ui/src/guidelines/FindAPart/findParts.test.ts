import { describe, expect, it } from 'vitest';
import { findParts } from './findParts.ts';
import { parts, readPart } from './parts.ts';

const names = (question: string) => findParts(parts, question).map(({ name }) => name);

describe('findParts', () => {
  it('finds every component by its own name', () => {
    expect(parts.length).toBeGreaterThan(60);
    for (const { name, what } of parts) {
      expect(names(name)[0]).toBe(name);
      expect(what, `${name}.mdx: put one sentence that says what it is under the title`).not.toBe('');
    }
  });

  it.each([
    ['dropdown', 'Select'],
    ['desplegable', 'Select'],
    ['modal', 'Dialog'],
    ['ventana', 'Dialog'],
    ['snackbar', 'ToastRegion'],
    ['pestañas', 'Tabs'],
    ['pestanas', 'Tabs'],
    ['sueño', 'Hypnogram'],
    ['contraseña', 'PasswordField'],
    ['migas de pan', 'Breadcrumbs'],
    ['separador', 'Divider'],
    ['columnas', 'Columns'],
  ])('finds for «%s» %s among the first three', (question, name) => {
    expect(names(question).slice(0, 3)).toContain(name);
  });

  it('shows all for an empty query and none for nonsense', () => {
    expect(names('  ')).toHaveLength(parts.length);
    expect(names('xyzzyqwert')).toEqual([]);
  });

  it('requires every word of a query', () => {
    expect(names('select xyzzyqwert')).toEqual([]);
  });
});

describe('readPart', () => {
  it("reads name, group, address and summary from a component's page", () => {
    expect(
      readPart('../../components/Select/Select.mdx', '# Select\n\nOne of a **few**\nthings.\n\n## When'),
    ).toMatchObject({
      name: 'Select',
      group: 'Components',
      what: 'One of a few things.',
      page: './?path=/docs/components-select--docs',
    });
    expect(readPart('../../components/Select/Notes.mdx', '# Notes')).toBeUndefined();
  });
});
