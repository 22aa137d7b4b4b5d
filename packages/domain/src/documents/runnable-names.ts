/** Extensions that a system runs, or opens as a page, on a double click. */
const RUNNABLE = new Set(
  (
    'exe com bat cmd scr pif msi msp mst cpl dll sys drv ocx hta lnk url reg inf scf jar jnlp ps1 psm1 ps1xml vb vbs vbe js ' +
    'mjs jse ws wsf wsh wsc sct chm gadget application appx appref-ms msc iso img vhd vhdx dmg pkg app command action workflow ' +
    'sh bash zsh csh ksh run bin elf deb rpm apk py pyw pl rb php phtml asp aspx jsp cgi html htm xhtml shtml mht mhtml svg swf ' +
    'docm dotm xlsm xltm xlam pptm potm ppam ppsm sldm one'
  ).split(' '),
);
/** Only as the last extension: before another one it is the end of a web address or of a word. */
const ALSO_WORDS = new Set('com app one url run bin pl action command application one img'.split(' '));

/**
 * Whether a file is named like a program or a page, even behind an extension that looks harmless (`informe.exe.pdf`),
 * before dots and blanks that Windows ignores, with characters that are invisible or reverse the writing direction.
 *
 * @example isRunnableName('informe.pdf.exe') // true
 */
export function isRunnableName(name: string): boolean {
  const seen = name.normalize('NFKC').replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, '');
  const [, ...endings] = seen
    .toLowerCase()
    .split(/[.:]/)
    .map((part) => part.trim())
    .filter((part, i) => i === 0 || part !== '');
  const last = endings.at(-1) ?? '';
  return RUNNABLE.has(last) || endings.slice(0, -1).some((one) => RUNNABLE.has(one) && !ALSO_WORDS.has(one));
}
