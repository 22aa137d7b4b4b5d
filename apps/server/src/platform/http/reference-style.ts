/** Style of the reference page; follows the reader's light or dark preference. */
export const REFERENCE_STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 0; display: grid; grid-template-columns: 14rem minmax(0, 1fr); }
nav { position: sticky; top: 0; height: 100vh; overflow: auto; padding: 1.5rem; box-sizing: border-box; }
nav ul { list-style: none; padding: 0; }
nav li { margin: 0.4rem 0; }
main { padding: 1.5rem 2rem 4rem; max-width: 60rem; }
details { border: 1px solid color-mix(in srgb, currentColor 25%, transparent); border-radius: 0.5rem; margin: 0.5rem 0; padding: 0.25rem 1rem; }
summary { cursor: pointer; padding: 0.5rem 0; }
.method { display: inline-block; min-width: 4.5rem; font-weight: 700; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; vertical-align: top; padding: 0.35rem 0.75rem 0.35rem 0; border-top: 1px solid color-mix(in srgb, currentColor 15%, transparent); font-weight: 400; }
th { width: 16rem; }
td p, th p { margin: 0.15rem 0 0; }
code { font-family: ui-monospace, monospace; font-size: 0.9em; }
@media (max-width: 991px) { body { display: block; } nav { position: static; height: auto; } }
`;
