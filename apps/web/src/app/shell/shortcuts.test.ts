// @vitest-environment jsdom
import i18next from 'i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import '../../features/index.ts';
import { loadCommands } from '../commands.ts';
import { startI18n } from '../i18n.ts';
import { pages } from '../modules.ts';
import { createKeyReader, keysOf, shortcuts, takesLetters } from './shortcuts.ts';

const press = (key: string, held: Partial<Record<'ctrlKey' | 'metaKey' | 'altKey', boolean>> = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...held,
});

beforeAll(loadCommands);

describe('the shortcuts', () => {
  it('are distinct, and no single key is the prefix of a longer one', () => {
    const all = shortcuts().map(({ keys }) => keys.join(' '));
    expect(new Set(all).size).toBe(all.length);
    const begins = shortcuts()
      .filter(({ keys }) => keys.length > 1)
      .map(({ keys }) => keys[0]);
    expect(shortcuts().filter(({ keys }) => keys.length === 1 && begins.includes(keys[0]))).toEqual([]);
  });

  it('have a sentence in both languages', async () => {
    await startI18n('es');
    await i18next.loadLanguages('en');
    await i18next.loadNamespaces('shell');
    for (const { act, command } of shortcuts()) {
      const key = act ? `keys.acts.${act}` : command && `command.${command.name}`;
      for (const lng of ['es', 'en'])
        if (key !== undefined) expect(i18next.exists(`shell:${key}`, { lng }), lng).toBe(true);
    }
  });

  it('lead to every entry of the menu outside its groups', () => {
    for (const { route, menu } of pages())
      if (menu && menu.group === undefined) expect(keysOf({ route }), route).toMatch(/^G [A-Z]$/);
  });

  it('are read in sequence, and a pause starts over', () => {
    let time = 0;
    const read = createKeyReader(() => time);
    expect(read(press('g'))).toBeUndefined();
    expect(read(press('p'))?.route).toBe('/patients');
    expect(read(press('p'))).toBeUndefined();
    expect(read(press('g'))).toBeUndefined();
    time += 2_000;
    expect(read(press('p'))).toBeUndefined();
    expect(read(press('g'))).toBeUndefined();
    expect(read(press('x'))).toBeUndefined();
    expect(read(press('?'))?.act).toBe('keys');
  });

  it('differ with and without Control or Command', () => {
    const read = createKeyReader();
    expect(read(press('k', { ctrlKey: true }))?.act).toBe('palette');
    expect(read(press('K', { metaKey: true }))?.act).toBe('palette');
    expect(read(press('k'))).toBeUndefined();
    expect(read(press('n', { ctrlKey: true }))).toBeUndefined();
    expect(read(press('k', { ctrlKey: true, altKey: true }))).toBeUndefined();
  });

  it.each([
    ['<input id="x">', true],
    ['<input id="x" type="checkbox">', false],
    ['<textarea id="x"></textarea>', true],
    ['<div contenteditable="true"><b id="x"></b></div>', true],
    ['<div role="dialog"><button id="x"></button></div>', true],
    ['<div role="menu"><div role="menuitem" id="x"></div></div>', true],
    ['<main><button id="x"></button></main>', false],
  ])('typed into %s are text: %s', (markup, isTyping) => {
    document.body.innerHTML = markup;
    expect(takesLetters(document.getElementById('x'))).toBe(isTyping);
  });

  it('are displayed as they are pressed', () => {
    expect(keysOf({ act: 'palette' })).toMatch(/^(Ctrl|⌘) K$/);
    expect(keysOf({ route: '/patients' })).toBe('G P');
    expect(keysOf({ route: '/users' })).toBeUndefined();
  });
});
