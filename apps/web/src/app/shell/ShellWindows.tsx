import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { shellWindowAtom } from '../../state/shell.ts';
import { lazyPart } from '../lazy-part.tsx';

const AboutDialog = lazyPart(async () => (await import('./AboutDialog.tsx')).AboutDialog);
const KeysDialog = lazyPart(async () => (await import('./KeysDialog.tsx')).KeysDialog);
const Palette = lazyPart(async () => (await import('./palette/Palette.tsx')).Palette);

/** The windows of the frame. Each one's code comes when it is first opened, and stays so that it can leave in its way. */
export function ShellWindows() {
  const open = useAtomValue(shellWindowAtom);
  const [needed, setNeeded] = useState<readonly string[]>([]);
  if (open !== null && !needed.includes(open)) setNeeded([...needed, open]);
  return (
    <>
      {needed.includes('about') && <AboutDialog />}
      {needed.includes('keys') && <KeysDialog />}
      {needed.includes('palette') && <Palette />}
    </>
  );
}
