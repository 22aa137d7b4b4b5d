import { searchKey } from '../shared/index.ts';

/** Two tags with the same key are the same tag: case, accents and doubled spaces do not count. */
export const tagKey = searchKey;
