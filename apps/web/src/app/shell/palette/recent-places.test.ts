import { beforeEach, describe, expect, it } from 'vitest';
import { switchAccount } from '../../../state/account.ts';
import { store } from '../../../state/store.ts';
import { recentPlacesAtom, rememberPlace } from './recent-places.ts';

const place = (id: string) => ({ id, title: id, href: `/${id}` });
const ids = () => store.get(recentPlacesAtom).map(({ id }) => id);

describe('recent places', () => {
  beforeEach(() => {
    switchAccount('alba');
    store.set(recentPlacesAtom, []);
  });

  it('are the last five, most recent first, each once', () => {
    for (const id of ['a', 'b', 'c', 'd', 'e', 'f', 'c']) rememberPlace(place(id));
    expect(ids()).toEqual(['c', 'f', 'e', 'd', 'b']);
  });

  it('are cleared when the account changes, and do not come back with it', () => {
    rememberPlace(place('a'));
    switchAccount('brisa');
    expect(ids()).toEqual([]);
    switchAccount('alba');
    expect(ids()).toEqual([]);
  });
});
