import { useAtom } from 'jotai';
import { useState } from 'react';
import { shellWindowAtom } from '../../state/shell.ts';
import { loadCommands } from '../commands.ts';
import { lazyPart } from '../lazy-part.tsx';

const AboutDialog = lazyPart(async () => (await import('./AboutDialog.tsx')).AboutDialog);
const KeysDialog = lazyPart(async () => {
  const [part] = await Promise.all([import('./KeysDialog.tsx'), loadCommands()]);
  return part.KeysDialog;
});
const Palette = lazyPart(async () => {
  const [part] = await Promise.all([import('./palette/Palette.tsx'), loadCommands()]);
  return part.Palette;
});

/**
 * The dialogs of the frame. Each one's code loads when it is first opened, and stays mounted so that it can animate
 * out.
 */
export function ShellWindows() {
  const [open, setOpen] = useAtom(shellWindowAtom);
  const [needed, setNeeded] = useState<readonly string[]>([]);
  if (open !== null && !needed.includes(open)) setNeeded([...needed, open]);
  const giveUp = () => {
    setNeeded(needed.filter((window) => window !== open));
    setOpen(null);
  };
  return (
    <>
      {needed.includes('about') && <AboutDialog onGiveUp={giveUp} />}
      {needed.includes('keys') && <KeysDialog onGiveUp={giveUp} />}
      {needed.includes('palette') && <Palette onGiveUp={giveUp} />}
    </>
  );
}
