import { useEffect, useState } from 'react';
import type { PhoneBook } from './phoneNumber.ts';

let kept: PhoneBook | undefined;

/** The world's numbering plans, loaded once, when the first field needs them; nothing until then. */
export function usePhoneBook(): PhoneBook | undefined {
  const [book, setBook] = useState(kept);
  useEffect(() => {
    let isHere = true;
    // Without them (offline) the field still accepts text, and passes it on as is.
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
