import { useEffect, useState } from 'react';
import type { PhoneBook } from './phoneNumber.ts';

let kept: PhoneBook | undefined;

/** The telephone book of the world, fetched once, when the first field needs it; nothing until it is here. */
export function usePhoneBook(): PhoneBook | undefined {
  const [book, setBook] = useState(kept);
  useEffect(() => {
    let isHere = true;
    // Without it (no connection) the field still takes what is typed, and passes it on as it is.
    import('libphonenumber-js/min').then(
      (loaded) => {
        kept = loaded;
        if (isHere) setBook(loaded);
      },
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, []);
  return book;
}
