import { atom, type PrimitiveAtom } from 'jotai';
import { onAccountChanged } from '../../state/account.ts';

/** A message on its way, or one that did not get away. The same body is sent again, so that it is stored once. */
export interface Outgoing {
  readonly id: string;
  readonly at: Date;
  readonly body: { readonly text: string };
  readonly state: 'sending' | 'failed';
}

/** One atom for each conversation; they outlive the panel, not the account. */
function perConversation<Value>(empty: Value): (userId: string) => PrimitiveAtom<Value> {
  const atoms = new Map<string, PrimitiveAtom<Value>>();
  onAccountChanged(() => atoms.clear());
  return (userId) => {
    const known = atoms.get(userId);
    if (known !== undefined) return known;
    const fresh = atom<Value>(empty);
    atoms.set(userId, fresh);
    return fresh;
  };
}

/** What is typed and not yet sent. */
export const typedAtom = perConversation('');
export const outgoingAtom = perConversation<readonly Outgoing[]>([]);
